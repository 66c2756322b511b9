import { languages } from '#/messages/languages.ts';

/** The English 404 page. */
export const NOT_FOUND = '/404.html';

/** The 404 page of another language, below the language's path: Astro makes a folder of it. */
export const TRANSLATED_NOT_FOUND = '/404/index.html';

const paths = languages.map(({ path }) => path).filter((path) => path !== '');
const NONE = '/no-other-language';

/**
 * A regular expression for addresses in other languages; its group is the language's path: `^(/gu|/hi)/`.
 */
export const BELOW_LANGUAGE = `^(${paths.join('|') || NONE})/`;
