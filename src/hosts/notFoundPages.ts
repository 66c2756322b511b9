import { LANGUAGES, type LanguageCode } from '#/content/languages.ts';

/** The page for an address that is not there, below the path of each language. */
export const NOT_FOUND = '/404.html';

/** What addresses in the languages beside English begin with: `['/gu', '/hi']`. */
export const languagePaths = (languages: readonly LanguageCode[]): string[] =>
  languages.map((code) => LANGUAGES[code].path).filter((path) => path !== '');

/** A regular expression for the addresses of these languages; the group is the path: `^(/gu|/hi)/`. */
export const belowPaths = (paths: readonly string[]) => `^(${paths.join('|')})/`;
