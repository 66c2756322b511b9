import {
  API_BASE_URL,
  CSRF_COOKIE_NAME,
  CSRF_COOKIE_PATH,
  CSRF_HEADER_NAME,
} from 'astro:env/server';
import { business } from '#/config.ts';
import { replyWithin } from '#/copy/forms/leadForm.ts';

const { phone, whatsapp, email, reply } = business;

/** Props of all form islands: the API, how to contact us without it, and when we reply. */
export const leadFormProps = {
  apiBaseUrl: API_BASE_URL,
  csrf: {
    cookie: CSRF_COOKIE_NAME,
    header: CSRF_HEADER_NAME,
    ...(CSRF_COOKIE_PATH && { cookieUrl: API_BASE_URL + CSRF_COOKIE_PATH }),
  },
  contacts: { phone, ...(whatsapp && { whatsapp }), email },
  ...(reply && { promise: replyWithin(reply.time) }),
};
