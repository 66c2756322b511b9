import * as v from 'valibot';
import { isRecord } from '#/lib/json.ts';
import { languages } from '#/messages/languages.ts';
import type { Localized } from '#/messages/text.ts';

const CODE = /^[a-z]{2,3}$/;

const isContent = (value: unknown) => !isRecord(value) && value !== true;

/** Tells whether a value is neither missing nor an empty text or list. */
export function isGiven<Value>(value: Value): value is NonNullable<Value> {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null;
}

/**
 * Returns the non-empty texts or lists of an object of languages by their codes; `undefined` for any other
 * value. In such an object all keys are language codes, and one of them is the site's.
 */
export function languagesIn(value: unknown): Record<string, unknown> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value);
  const isLanguageObject =
    languages.some(({ code }) => Object.hasOwn(value, code)) &&
    entries.every(([key, own]) => CODE.test(key) && isContent(own));
  return isLanguageObject
    ? Object.fromEntries(entries.filter(([, own]) => isGiven(own) && own !== false))
    : undefined;
}

/** A value, or each item of a list, in one language, else in English, else in its first language. */
export function valueIn(code: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => valueIn(code, item));
  const own = languagesIn(value);
  return own ? (own[code] ?? own.en ?? Object.values(own)[0]) : value;
}

/** Tells whether a value, or an item of a list, has a text in a language. */
const isWrittenIn = (code: string, value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((item) => isWrittenIn(code, item))
    : Object.hasOwn(languagesIn(value) ?? {}, code);

/**
 * Parses a value with `schema`, once per language of the site. An issue concerns the whole value, and names
 * what was expected and found inside it.
 */
export const translated = <Schema extends v.GenericSchema>(schema: Schema) => {
  type Output = v.InferOutput<Schema>;
  return v.pipe(
    v.nullish(v.unknown(), null),
    v.rawTransform<unknown, Output | Localized<NonNullable<Output>>>(
      ({ dataset: { value }, addIssue, NEVER }) => {
        const codes = languages.map(({ code }) => code).filter((code) => isWrittenIn(code, value));
        const outputs: Record<string, NonNullable<Output>> = {};
        for (const code of new Set(['en', ...codes])) {
          const { success, output, issues } = v.safeParse(schema, valueIn(code, value));
          if (!success) {
            addIssue({ message: issues[0].message, input: issues[0].input });
            return NEVER;
          }
          if (codes.length === 0) return output;
          if (isGiven(output)) outputs[code] = output;
        }
        const { en } = outputs;
        return en === undefined ? v.parse(schema, null) : { ...outputs, en };
      },
    ),
  );
};
