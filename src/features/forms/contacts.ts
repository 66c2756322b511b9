import type { ContactLink } from '#/lib/business.ts';

/** The ways to us that need no form. */
export interface Contacts {
  phone: ContactLink;
  whatsapp?: ContactLink;
  email: ContactLink;
}
