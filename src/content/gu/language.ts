import { LANGUAGES } from '#/content/languages.ts';

/** The language of the words in this folder. */
export const language = LANGUAGES.gu;
