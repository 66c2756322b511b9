import { isRecord, parseJson } from '#/lib/json.ts';
import { languagesIn } from './translations.ts';

/** A longer text stays as it is: no page shows such a long list. */
const MAX_LENGTH = 1_000_000;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** A list. An object with number keys becomes one, because PHP sends it for a list that lost an element. */
export function listOf(value: unknown): unknown[] | undefined {
  if (isList(value)) return value;
  if (!isRecord(value)) return undefined;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
    ? Object.values(value)
    : undefined;
}

const parseBrackets = (text: string): unknown =>
  text.length <= MAX_LENGTH && /^\s*[[{]/.test(text) ? parseJson(text) : undefined;

/** Parses a text that is JSON of a list; `undefined` for any other text. */
export const parseListText = (text: string) => listOf(parseBrackets(text));

/** Also parses JSON of an object of languages. */
export function parseStructure(text: string) {
  const value = parseBrackets(text);
  return listOf(value) ?? languagesIn(value);
}
