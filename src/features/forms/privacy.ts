import { businessIn } from '#/business/business.ts';
import { given } from '#/lib/given.ts';
import { whatsappMessage } from '#/lib/whatsappMessage.ts';
import type { Locale } from '#/words/languages.ts';
import { words, type Words } from '#/words/words.ts';

/** A form as the privacy notice names it. */
export type NoticedForm = keyof Words['privacy']['forms'];

/** Links for requests about one's data, with a prepared message. */
export function withdrawalLinks(locale: Locale) {
  const { email, privacyEmail = email.label, whatsapp } = businessIn(locale);
  const { withdrawalRequest: request } = words(locale).privacy;
  return given([
    { label: privacyEmail, href: `mailto:${privacyEmail}?subject=${encodeURIComponent(request)}` },
    whatsapp && { label: whatsapp.label, href: whatsappMessage(whatsapp.href, request) },
  ]);
}
