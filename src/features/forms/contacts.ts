import type { ContactLink } from '#/lib/facts.ts';

/** The ways to us that need no form. */
export interface Contacts {
  phone: ContactLink;
  whatsapp?: ContactLink;
  email: ContactLink;
}
