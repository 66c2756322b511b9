import {
  API_BASE_URL,
  CSRF_COOKIE_NAME,
  CSRF_COOKIE_PATH,
  CSRF_HEADER_NAME,
} from 'astro:env/server';
import type { ReactNode } from 'react';
import { businessIn } from '#/business/business.ts';
import { languageOf, type Locale } from '#/words/languages.ts';
import { words } from '#/words/words.ts';
import type { Contacts } from './elsewhere/WaysOut.tsx';
import type { LeadWords } from './formDefinition.ts';
import type { CsrfNames } from './submit/csrf.ts';

/** What a page passes to a form island. */
export interface LeadFormProps<Words extends LeadWords> {
  words: Words;
  /** The page's language. */
  language: string;
  /** The id of the heading that names the form. */
  headingId: string;
  apiBaseUrl: string;
  csrf: CsrfNames;
  contacts: Contacts;
  /** `We reply within 24 hours.` */
  replyWithin?: string;
  /** The notice of what becomes of the visitor's data, and what stands there without scripts. */
  children?: ReactNode;
}

/** The props that are the same for all forms: the API, how to contact us without it, and when we reply. */
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
    ...(reply && { replyWithin: fill(formMarkup.replyWithin, { time: reply.time }) }),
  };
}
