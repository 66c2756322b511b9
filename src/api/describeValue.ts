import { isRecord } from '#/lib/isRecord.ts';
import { truncateCharacters } from '#/lib/truncateCharacters.ts';

const MAX_SHOWN = 60;

/** Names the kind of a value: `a list`, `an object`, `a string`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return isRecord(value) ? 'an object' : `a ${typeof value}`;
}

/**
 * Describes a value in an error message: the kind of a list or object, the first characters of anything
 * else.
 */
export const describeValue = (value: unknown): string =>
  typeof value === 'object' || value === undefined
    ? kindOf(value)
    : truncateCharacters(JSON.stringify(value), MAX_SHOWN);
