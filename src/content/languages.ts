export type LanguageCode = 'en' | 'gu' | 'hi';

/** The languages of a site: English is always one. */
export type SiteLanguages = readonly ['en', ...Exclude<LanguageCode, 'en'>[]];

export interface Language {
  code: LanguageCode;
  /** BCP 47, with the country whose dates and amounts it writes. */
  tag: string;
  /** What it calls itself. */
  name: string;
  /** What its addresses begin with. */
  path: '' | `/${LanguageCode}`;
}

/** Every language that the site's words are written in; English stands at the root. */
export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  en: { code: 'en', tag: 'en-IN', name: 'English', path: '' },
  gu: { code: 'gu', tag: 'gu-IN', name: 'ગુજરાતી', path: '/gu' },
  hi: { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', path: '/hi' },
};

/** A path without the language that it begins with, which is the English one. */
export const englishPath = (path: string): string =>
  Object.values(LANGUAGES).reduce(
    (rest, { path: own }) =>
      own !== '' && rest.startsWith(`${own}/`) ? rest.slice(own.length) : rest,
    path,
  );
