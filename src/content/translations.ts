import { language } from '#/copy/language.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { siteLanguages } from './siteLanguages.ts';

/** A page in one language of the site. */
interface Translation extends Language {
  /** Its path. */
  href: string;
}

const NOT_FOUND = '/404/';

/** The page at `path` in every language of the site; for the 404 page, the home page of each language. */
export function translationsOf(path: string): Translation[] {
  const bare = path.slice(language.path.length);
  return siteLanguages.map((code) => {
    const other = LANGUAGES[code];
    return { ...other, href: other.path + (bare === NOT_FOUND ? '/' : bare) };
  });
}

/** The translations of a page, without its own language. */
export const otherTranslationsOf = (path: string): Translation[] =>
  translationsOf(path).filter(({ code }) => code !== language.code);
