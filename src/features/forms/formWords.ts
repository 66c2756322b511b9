import type { Locale } from '#/words/languages.ts';
import { words } from '#/words/words.ts';

/** The words of all forms that an island has to know; others are only in the markup around it. */
function sharedWords(locale: Locale) {
  const { markup: _, ...shared } = words(locale).forms;
  return shared;
}

export type FormWords = ReturnType<typeof sharedWords>;

/** The words of each form: the shared ones, and those of its page. */
export const contactWords = (locale: Locale) => ({
  ...sharedWords(locale),
  ...words(locale).contact.fields,
});
export const franchiseWords = (locale: Locale) => ({
  ...sharedWords(locale),
  ...words(locale).franchiseDetails.fields,
});
export const orderWords = (locale: Locale) => ({
  ...sharedWords(locale),
  ...words(locale).readyToEat.fields,
});

export type ContactWords = ReturnType<typeof contactWords>;
export type FranchiseWords = ReturnType<typeof franchiseWords>;
export type OrderWords = ReturnType<typeof orderWords>;
