import { languages } from '#/messages/languages.ts';

/** The page for a missing address, of English. */
export const NOT_FOUND = '/404.html';

/** That of another language, below the path of the language: Astro makes a folder of it. */
export const TRANSLATED_NOT_FOUND = '/404/index.html';

const paths = languages.map(({ path }) => path).filter((path) => path !== '');
const NONE = '/no-other-language';

/** A regular expression for addresses of other languages; the group is the language's path: `^(/gu|/hi)/`. */
export const BELOW_LANGUAGE = `^(${paths.join('|') || NONE})/`;
