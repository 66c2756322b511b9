import { languageOf, languages, scriptOf, type Locale } from './languages.ts';
import { translatedTo } from './text.ts';

const hasScript = (text: string, script: string) =>
  new RegExp(`\\p{Script=${script}}`, 'u').test(text);

/**
 * Returns the language of a text if it is not the page's: that of its translation; for a text of one
 * language that of its letters, if it has none of the page's: `'gu'` for દાબેલી on an English page.
 */
export function languageOfText(text: string, page?: Locale): string | undefined {
  const translation = translatedTo(page, text);
  if (translation !== undefined)
    return translation === languageOf(page).code ? undefined : translation;
  if (hasScript(text, scriptOf(page))) return undefined;
  return languages.find(({ code }) => hasScript(text, scriptOf(code)))?.code;
}
