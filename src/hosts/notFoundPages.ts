import { LANGUAGES, type LanguageCode } from '#/content/languages.ts';

/** The page for a missing address, relative to the path of each language. */
export const NOT_FOUND = '/404.html';

/** The first path segment of each language other than English: `['/gu', '/hi']`. */
export const languagePaths = (languages: readonly LanguageCode[]): string[] =>
  languages.map((code) => LANGUAGES[code].path).filter((path) => path !== '');

/** A regular expression for addresses below these paths; the group is the path: `^(/gu|/hi)/`. */
export const belowPaths = (paths: readonly string[]) => `^(${paths.join('|')})/`;

/** That of all languages that a site may have; a server looks which of their pages are there. */
export const BELOW_LANGUAGE = belowPaths(languagePaths(['en', 'gu', 'hi']));
