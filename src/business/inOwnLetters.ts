import { defaultLanguage, hasGujarati, languageOf, type Locale } from '#/messages/languages.ts';
import type { LocalizedText } from '#/messages/text.ts';

/**
 * Returns a name in the letters of the page's language, to be shown beside the Latin one; on
 * English pages in Gujarati letters. `undefined` if the name has only Latin letters.
 */
export function inOwnLetters(locale: Locale, name: LocalizedText) {
  const { code } = languageOf(locale);
  const lang = code === defaultLanguage.code && hasGujarati ? 'gu' : code;
  const written = typeof name === 'object' ? name[lang] : undefined;
  return written === undefined || lang === 'en' ? undefined : { lang, written };
}
