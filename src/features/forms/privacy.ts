import { businessIn } from '#/business/business.ts';
import { given } from '#/lib/given.ts';
import { whatsappMessage } from '#/lib/whatsappMessage.ts';
import { languageOf, languages, type Locale } from '#/words/languages.ts';
import { listWordFiles, words, type Words } from '#/words/words.ts';

/** A form as the privacy notice names it. */
export type NoticedForm = keyof Words['privacy']['forms'];

/**
 * The privacy notices of a page: an English page has one in every language, because the law lets visitors
 * choose; another page has its own.
 */
export function privacyNotices(locale: Locale) {
  const page = languageOf(locale);
  return languages
    .filter(({ code }) => ['en', code].includes(page.code))
    .filter(({ code }) => listWordFiles(code).includes('privacy'))
    .map((language) => ({ ...language, words: words(language.code).privacy }));
}

/** Links for requests about one's data, with a prepared message. */
export function withdrawalLinks(locale: Locale) {
  const { email, privacyEmail = email.label, whatsapp } = businessIn(locale);
  const { withdrawalRequest: request } = words(locale).privacy;
  return given([
    { label: privacyEmail, href: `mailto:${privacyEmail}?subject=${encodeURIComponent(request)}` },
    whatsapp && { label: whatsapp.label, href: whatsappMessage(whatsapp.href, request) },
  ]);
}
