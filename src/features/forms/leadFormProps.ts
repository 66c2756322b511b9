import {
  API_BASE_URL,
  CSRF_COOKIE_NAME,
  CSRF_COOKIE_PATH,
  CSRF_HEADER_NAME,
} from 'astro:env/server';
import { businessIn } from '#/business/business.ts';
import { languageOf, type Locale } from '#/words/languages.ts';
import { words } from '#/words/words.ts';

/** Props of all form islands: the API, how to contact us without it, and when we reply. */
export function leadFormProps(locale: Locale) {
  const { phone, whatsapp, email, reply } = businessIn(locale);
  const { fill, formMarkup } = words(locale);
  return {
    language: languageOf(locale).code,
    apiBaseUrl: API_BASE_URL,
    csrf: {
      cookie: CSRF_COOKIE_NAME,
      header: CSRF_HEADER_NAME,
      ...(CSRF_COOKIE_PATH && { cookieUrl: API_BASE_URL + CSRF_COOKIE_PATH }),
    },
    contacts: { phone, ...(whatsapp && { whatsapp }), email },
    ...(reply && { promise: fill(formMarkup.replyWithin, { time: reply.time }) }),
  };
}
