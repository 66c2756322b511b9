import { language } from '#/copy/language.ts';
import { LANGUAGES } from '#/content/languages.ts';
import * as english from '#/content/en/privacyNotice.ts';
import * as gujarati from '#/content/gu/privacyNotice.ts';
import * as hindi from '#/content/hi/privacyNotice.ts';

const all = [
  { ...LANGUAGES.en, words: english.privacy },
  { ...LANGUAGES.gu, words: gujarati.privacy },
  { ...LANGUAGES.hi, words: hindi.privacy },
];

/**
 * The privacy notices of a page: in English on every page that visitors may read, and in the page's
 * language.
 */
export const privacyNotices = all.filter(({ code }) => ['en', code].includes(language.code));
