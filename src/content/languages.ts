export type LanguageCode = 'en' | 'gu' | 'hi';

/** The languages of a site, always with English. */
export type SiteLanguages = readonly ['en', ...Exclude<LanguageCode, 'en'>[]];

export interface Language {
  code: LanguageCode;
  /** A BCP 47 tag; its country determines the format of dates and amounts. */
  tag: string;
  /** Its name in the language itself. */
  name: string;
  /** The start of its addresses. */
  path: '' | `/${LanguageCode}`;
}

/** Every language that the site is translated into; English has no path of its own. */
export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  en: { code: 'en', tag: 'en-IN', name: 'English', path: '' },
  gu: { code: 'gu', tag: 'gu-IN', name: 'ગુજરાતી', path: '/gu' },
  hi: { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', path: '/hi' },
};

/** Removes the language from a path, which gives the English path. */
export const englishPath = (path: string): string =>
  Object.values(LANGUAGES).reduce(
    (rest, { path: own }) =>
      own !== '' && rest.startsWith(`${own}/`) ? rest.slice(own.length) : rest,
    path,
  );
