import { business } from '#/config.ts';
import { withdrawalRequest } from '#/copy/privacyNotice.ts';
import { given } from '#/lib/given.ts';
import { whatsappMessage } from '#/lib/whatsappMessage.ts';

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

const { email, privacyEmail = email.label, whatsapp } = business;

/** Where one asks for one's data, the request already written. */
export const withdrawalLinks = given([
  {
    label: privacyEmail,
    href: `mailto:${privacyEmail}?subject=${encodeURIComponent(withdrawalRequest)}`,
  },
  whatsapp && {
    label: whatsapp.label,
    href: whatsappMessage(whatsapp.href, withdrawalRequest),
  },
]);
