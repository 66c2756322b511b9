import type { Locale } from './languages.ts';

/** A value in several languages by their codes, with English as the fallback. */
export type Localized<Value> = { en: Value } & Readonly<Record<string, Value>>;

/** A text that is the same in every language, or one per language with English as the fallback. */
export type LocalizedText = string | Localized<string>;

/** The same data with every text in one language. */
export type InOneLanguage<Value> =
  Value extends Localized<string>
    ? string
    : Value extends Localized<string[]>
      ? string[]
      : Value extends object
        ? { [Key in keyof Value]: InOneLanguage<Value[Key]> }
        : Value;

/** Tells whether a value has a text, or a list of texts, per language. */
export const isLocalized = (value: object): value is Localized<unknown> =>
  'en' in value && (typeof value.en === 'string' || Array.isArray(value.en));

/** The language of each translated text by the page's language and the text, because texts lose their objects. */
const languageOfTranslation = new Map<string, string>();

const keyOf = (locale: Locale, text: string) => `${locale ?? 'en'} ${text}`;

/** Returns the language that a text on a page of `locale` was translated to; `undefined` for other texts. */
export const translatedTo = (locale: Locale, text: string): string | undefined =>
  languageOfTranslation.get(keyOf(locale, text));

/** Replaces every text inside a value by the one in a language, else in English. */
export function localize<Value>(locale: Locale, value: Value): InOneLanguage<Value> {
  const resolve = (inner: unknown): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    if (Array.isArray(inner)) return inner.map(resolve);
    if (isLocalized(inner)) {
      const code = locale !== undefined && Object.hasOwn(inner, locale) ? locale : 'en';
      const texts = inner[code];
      for (const text of [texts].flat())
        if (typeof text === 'string') languageOfTranslation.set(keyOf(locale, text), code);
      return texts;
    }
    return Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, resolve(item)]));
  };
  return resolve(value) as InOneLanguage<Value>;
}
