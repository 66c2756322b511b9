import { defaultLanguage, hasGujarati, languageOf, type Locale } from '#/messages/languages.ts';
import type { LocalizedText } from '#/messages/text.ts';

/**
 * A name in the letters of the page's language, for a place beside the Latin one; English pages have the
 * Gujarati letters. `undefined` if there are no others than the Latin ones.
 */
export function inOwnLetters(locale: Locale, name: LocalizedText) {
  const { code } = languageOf(locale);
  const lang = code === defaultLanguage.code && hasGujarati ? 'gu' : code;
  const written = typeof name === 'object' ? name[lang] : undefined;
  return written === undefined || lang === 'en' ? undefined : { lang, written };
}
