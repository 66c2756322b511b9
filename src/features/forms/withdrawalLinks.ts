import { business } from '#/config.ts';
import { withdrawalRequest } from '#/copy/privacyNotice.ts';
import { given } from '#/lib/given.ts';
import { whatsappMessage } from '#/lib/whatsappMessage.ts';

const { email, privacyEmail = email.label, whatsapp } = business;

/** Links for requests about one's data, with a prepared message. */
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
