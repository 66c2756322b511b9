import { language } from '#/copy/language.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { siteLanguages } from './siteLanguages.ts';

/** A page in one language of the site. */
interface Translation extends Language {
  /** Its path. */
  href: string;
}

const NOT_FOUND = '/404/';

/**
 * The page at `path` in every language of the site. What is not found in one is not found in another: there
 * it is the home page.
 */
export function translationsOf(path: string): Translation[] {
  const bare = path.slice(language.path.length);
  return siteLanguages.map((code) => {
    const other = LANGUAGES[code];
    return { ...other, href: other.path + (bare === NOT_FOUND ? '/' : bare) };
  });
}

/** The same, but for the language of the page itself. */
export const otherTranslationsOf = (path: string): Translation[] =>
  translationsOf(path).filter(({ code }) => code !== language.code);
