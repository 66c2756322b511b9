import { isRecord } from '#/lib/isRecord.ts';
import { truncateCharacters } from '#/lib/truncateCharacters.ts';

const MAX_SHOWN = 60;

/** The kind of a value in a word: `a list`, `an object`, `a string`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return isRecord(value) ? 'an object' : `a ${typeof value}`;
}

/** What was found in place of a value: the kind of a list or an object, the first characters of what is none. */
export const describeValue = (value: unknown): string =>
  typeof value === 'object' || value === undefined
    ? kindOf(value)
    : truncateCharacters(JSON.stringify(value), MAX_SHOWN);
