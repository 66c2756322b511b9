import { languages } from '#/config.ts';
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

/** What a page says of personal data: in its own language, and in those that the site has no pages in. */
export const privacyNotices = all.filter(
  ({ code }) => code === language.code || !languages.includes(code),
);
