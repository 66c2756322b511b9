import type { Locale } from './languages.ts';

/** A text in several languages, by their codes. */
export type Translations = { en: string } & Readonly<Record<string, string>>;

/** A text that is the same in every language, or one for each; a missing language shows English. */
export type Text = string | Translations;

/** The same data with every text in one language. */
export type InLanguage<Value> = Value extends Translations
  ? string
  : Value extends object
    ? { [Key in keyof Value]: InLanguage<Value[Key]> }
    : Value;

const isTranslations = (value: object): value is Translations =>
  'en' in value && typeof value.en === 'string';

/** The text in a language, or in English if it has no translation. */
export function textIn(locale: Locale, text: Text): string {
  if (typeof text === 'string') return text;
  return text[locale ?? 'en'] ?? text.en;
}

/** `'en'` for a text that a page of another language has to show in English; else `undefined`. */
export const fallbackLanguage = (locale: Locale, text: Text): 'en' | undefined =>
  typeof text === 'string' || Object.hasOwn(text, locale ?? 'en') ? undefined : 'en';

/** Takes every text inside a value in one language, for titles, attributes and structured data. */
export function inLanguage<Value>(locale: Locale, value: Value): InLanguage<Value> {
  const resolve = (inner: unknown): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    if (Array.isArray(inner)) return inner.map(resolve);
    if (isTranslations(inner)) return textIn(locale, inner);
    return Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, resolve(item)]));
  };
  return resolve(value) as InLanguage<Value>;
}
