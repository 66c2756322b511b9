import { business } from '#/config.ts';
import { analytics } from '#/lib/analytics.ts';
import { given } from '#/lib/given.ts';
import { whatsappMessage } from '#/lib/whatsappMessage.ts';
import { link as contact } from './pages/contact.ts';

export type FormName = 'contact' | 'franchise' | 'order';

/** What the DPDP Act 2023 and its Rules of 2025 want said where a form takes personal data. */
export interface PrivacyWords {
  /** What all forms take; and what each takes beside it, and for what. */
  anyForm: string;
  forms: Readonly<Record<FormName, string>>;
  advertising: string;
  sharing: string;
  keeping?: string | undefined;
  /** Where nothing counts. */
  tracking?: string | undefined;
  /** Stands above the ways to do it. */
  withdrawal: string;
  complaints: string;
}

const { email, enquiryMonths: months, privacyEmail = email.label, whatsapp } = business;
const REQUEST = 'I withdraw my consent';

/** Where one asks for one's data, the request already written. */
export const withdrawalLinks = given([
  {
    label: privacyEmail,
    href: `mailto:${privacyEmail}?subject=${encodeURIComponent(REQUEST)}`,
  },
  whatsapp && { label: whatsapp.label, href: whatsappMessage(whatsapp.href, REQUEST) },
]);

/** Where all of it stands together. */
export const privacyPath = `${contact.href}#privacy`;

export const privacyHeading = 'What becomes of your details';

export const privacy: PrivacyWords = {
  anyForm: 'Each form: name, e-mail and phone.',
  forms: {
    contact: 'Message: your text, to answer you.',
    franchise: 'Franchise: address, experience and reasons, to advise you.',
    order: 'Order: address and packs, to deliver them.',
  },
  advertising: 'Promotional e-mails only if you tick the box.',
  sharing: 'Nobody else gets your details.',
  keeping: months === undefined ? undefined : `We delete them after ${months} months.`,
  tracking: analytics ? undefined : 'No cookies, no trackers.',
  withdrawal: 'To withdraw your consent, or to see, correct or delete your details, tap below.',
  complaints: 'Complaints: to us first, then to the Data Protection Board of India.',
};
