import { isRecord } from '#/lib/isRecord.ts';
import { truncateCharacters } from '#/lib/truncateCharacters.ts';
import { textOfHtml } from './textOfHtml.ts';

const MAX_LENGTH = 300;
const MAX_DEPTH = 5;

/**
 * How servers call the text of an error, the field that it is about, and the list or map of all errors;
 * where there are several, the earlier name counts.
 */
export const NAMES = {
  text: 'message msg error detail reason description errorMessage defaultMessage title'.split(' '),
  field: 'field path param loc source pointer parameter propertyName propertyPath name'.split(' '),
  errors: 'errors details invalid-params violations issues fieldErrors'.split(' '),
};

/** What an error is about, such as a field's name, a path or an object with either; and its text. */
export type Finding = [about: unknown, message: unknown];

/** Whether a value is a list of texts, and has one. */
export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

/** A text as it is shown. */
export const limit = (text: string) => truncateCharacters(textOfHtml(text), MAX_LENGTH);

/** The values of a record under these names. */
export const pick = (record: Record<string, unknown>, names: readonly string[]) =>
  names.map((name) => record[name]);

/** The first text in a value that may be a text, a list of texts or an object with either. */
export function findText(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return limit(value) || undefined;
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return undefined;
  const inside: unknown[] = Object.values(value);
  if (isRecord(value)) inside.unshift(...pick(value, NAMES.text));
  for (const inner of inside) {
    const text = findText(inner, depth + 1);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** `'pin_code'` and `'PinCode'` are `pincode`. */
const simplify = (name: string) => name.replace(/[-_]/g, '').toLowerCase();

/** The field of the form in a name or path: `'Email'`, `['body', 'email']`, `{"pointer": "#/email"}`. */
export function findField(value: unknown, fields: readonly string[]): string | undefined {
  if (Array.isArray(value)) return findField(value.join('.'), fields);
  if (isRecord(value))
    return pick(value, NAMES.field)
      .map((inner) => findField(inner, fields))
      .find((name) => name !== undefined);
  if (typeof value !== 'string') return undefined;
  const parts = value.split(/[^\w-]+/).map(simplify);
  return fields.find((name) => parts.includes(simplify(name)));
}

/** The errors in a list (`[{ field, message }]`, `[text]`) or in a map from fields to texts. */
export function readErrors(errors: unknown): Finding[] {
  if (typeof errors === 'string') return [['', errors]];
  if (Array.isArray(errors)) return errors.flatMap(readItem);
  if (!isRecord(errors)) return [];
  return Object.entries(errors).flatMap(([name, value]): Finding[] =>
    NAMES.errors.includes(name) ? readErrors(value) : [[name, value]],
  );
}

function readItem(item: unknown): Finding[] {
  if (!isRecord(item)) return typeof item === 'string' ? [['', item]] : [];
  const text = pick(item, NAMES.text).find((value) => findText(value) !== undefined);
  if (text !== undefined) return [[item, text]];
  return Object.entries(item).filter(([, value]) => isTextList(value));
}
