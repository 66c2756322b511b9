import type { ContactLink } from '#/lib/facts.ts';

/** Ways to contact us without a form. */
export interface Contacts {
  phone: ContactLink;
  whatsapp?: ContactLink;
  email: ContactLink;
}
