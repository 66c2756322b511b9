import {
  API_BASE_URL,
  CSRF_COOKIE_NAME,
  CSRF_COOKIE_PATH,
  CSRF_HEADER_NAME,
} from 'astro:env/server';
import { business } from '#/config.ts';

const { phone, whatsapp, email } = business;

/** What all form islands are told: where the API is, and how to reach us without it. */
export const leadFormProps = {
  apiBaseUrl: API_BASE_URL,
  csrf: {
    cookie: CSRF_COOKIE_NAME,
    header: CSRF_HEADER_NAME,
    ...(CSRF_COOKIE_PATH && { cookieUrl: API_BASE_URL + CSRF_COOKIE_PATH }),
  },
  contacts: { phone, ...(whatsapp && { whatsapp }), email },
};
