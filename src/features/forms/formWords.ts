import type { Locale } from '#/messages/languages.ts';
import { words, type Words } from '#/messages/messages.ts';

/** The words that all form islands share; those of the markup around them are in `formMarkup.json`. */
export type FormWords = Omit<Words['forms'], 'consent'>;

/** The words of each form: the shared ones, and those of its page. */
export function formWords(locale: Locale) {
  const { forms, contact, franchiseDetails, readyToEat } = words(locale);
  const { consent, ...shared } = forms;
  return {
    contact: { ...shared, ...consent, ...contact.fields },
    franchise: { ...shared, ...consent, ...franchiseDetails.fields },
    order: { ...shared, ...readyToEat.fields },
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
