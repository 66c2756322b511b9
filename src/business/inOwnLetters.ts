import { defaultLanguage, languageOf, type Locale } from '#/messages/languages.ts';
import type { LocalizedText } from '#/messages/text.ts';

/**
 * Returns a name in the letters of the page's language, to be shown beside the English one; on English
 * pages its first translation. `undefined` if there is none.
 */
export function inOwnLetters(locale: Locale, name: LocalizedText) {
  if (typeof name !== 'object') return undefined;
  const isTranslation = (code: string) => code !== defaultLanguage.code;
  const { code } = languageOf(locale);
  const lang = isTranslation(code) ? code : Object.keys(name).find(isTranslation);
  const written = lang && name[lang];
  return written ? { lang, written } : undefined;
}
