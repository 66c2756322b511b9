import { languages, scriptOf, type Locale } from './languages.ts';

const hasScript = (text: string, script: string) =>
  new RegExp(`\\p{Script=${script}}`, 'u').test(text);

/**
 * Returns the site's language in whose script a text is, if the text has no letter of the page's:
 * `'gu'` for દાબેલી on an English page.
 */
export function scriptLanguage(text: string, page?: Locale): string | undefined {
  if (hasScript(text, scriptOf(page))) return undefined;
  return languages.find(({ code }) => hasScript(text, scriptOf(code)))?.code;
}
