import type { Locale } from '#/words/languages.ts';
import { words, type Words } from '#/words/words.ts';

/** The words that all form islands share; those of the markup around them are in `formMarkup.json`. */
export type FormWords = Words['forms'];

/** The words of each form: the shared ones, and those of its page. */
export function formWords(locale: Locale) {
  const { forms, contact, franchiseDetails, readyToEat } = words(locale);
  return {
    contact: { ...forms, ...contact.fields },
    franchise: { ...forms, ...franchiseDetails.fields },
    order: { ...forms, ...readyToEat.fields },
  };
}

type AllWords = ReturnType<typeof formWords>;

/** The name of a form. */
export type FormName = keyof AllWords;

/** The words of any form; `failed` is shown if the server gives no reason. */
export type LeadWords = FormWords & Pick<ContactWords, 'submit' | 'sent' | 'failed'>;

export type ContactWords = AllWords['contact'];
export type FranchiseWords = AllWords['franchise'];
export type OrderWords = AllWords['order'];
