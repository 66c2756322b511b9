import type { Locale } from './languages.ts';

/** A value in several languages, by their codes; English is the fallback of the others. */
export type InLanguages<Value> = { en: Value } & Readonly<Record<string, Value>>;

/** A text that is the same in every language, or one for each; a missing language shows English. */
export type Text = string | InLanguages<string>;

/** A list of texts that is the same in every language, or one for each. */
export type TextList = string[] | InLanguages<string[]>;

/** The same data with every text in one language. */
export type InLanguage<Value> =
  Value extends InLanguages<string>
    ? string
    : Value extends InLanguages<string[]>
      ? string[]
      : Value extends object
        ? { [Key in keyof Value]: InLanguage<Value[Key]> }
        : Value;

/** Whether a value has a text, or a list of texts, for each of several languages. */
export const isTranslations = (value: object): value is InLanguages<unknown> =>
  'en' in value && (typeof value.en === 'string' || Array.isArray(value.en));

/** Replaces a text, and every text inside a value, by the one in a language, else in English. */
export function inLanguage<Value>(locale: Locale, value: Value): InLanguage<Value> {
  const resolve = (inner: unknown): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    if (Array.isArray(inner)) return inner.map(resolve);
    if (isTranslations(inner)) return inner[locale ?? 'en'] ?? inner.en;
    return Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, resolve(item)]));
  };
  return resolve(value) as InLanguage<Value>;
}
