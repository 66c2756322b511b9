import type { Locale } from '#/messages/languages.ts';
import { messagesIn, type Messages } from '#/messages/messages.ts';

/** The messages that all form islands share; those for the markup around them are in `formMarkup.json`. */
export type FormMessages = Omit<Messages['forms'], 'consent'>;

/** Returns the messages of each form: the shared ones and those of its page. */
export function formMessages(locale: Locale) {
  const { forms, contact, franchiseDetails, readyToEat } = messagesIn(locale);
  const { consent, ...shared } = forms;
  return {
    contact: { ...shared, ...consent, ...contact.fields },
    franchise: { ...shared, ...consent, ...franchiseDetails.fields },
    order: { ...shared, ...readyToEat.fields },
  };
}

type AllMessages = ReturnType<typeof formMessages>;

/** The name of a form. */
export type FormName = keyof AllMessages;

/** The messages of any form; `failed` is shown if the server gives no reason. */
export type LeadMessages = FormMessages & Pick<ContactMessages, 'submit' | 'sent' | 'failed'>;

export type ContactMessages = AllMessages['contact'];
export type FranchiseMessages = AllMessages['franchise'];
export type OrderMessages = AllMessages['order'];
