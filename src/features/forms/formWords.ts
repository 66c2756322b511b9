import type { Locale } from '#/words/languages.ts';
import { words, type Words } from '#/words/words.ts';

/** The words that all form islands share; those of the markup around them are in `formMarkup.json`. */
export type FormWords = Words['forms'];

/** The words of each form: the shared ones, and those of its page. */
export const contactWords = (locale: Locale) => ({
  ...words(locale).forms,
  ...words(locale).contact.fields,
});
export const franchiseWords = (locale: Locale) => ({
  ...words(locale).forms,
  ...words(locale).franchiseDetails.fields,
});
export const orderWords = (locale: Locale) => ({
  ...words(locale).forms,
  ...words(locale).readyToEat.fields,
});

export type ContactWords = ReturnType<typeof contactWords>;
export type FranchiseWords = ReturnType<typeof franchiseWords>;
export type OrderWords = ReturnType<typeof orderWords>;
