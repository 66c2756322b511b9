export interface CsrfNames {
  cookie: string;
  header: string;
  /** The address that sets the cookie, if there is one. */
  cookieUrl?: string | undefined;
}

/** Valid characters of a header; others would make `fetch` throw. */
const HEADER_VALUE = /^[\x20-\x7e]+$/;

function decode(value: string): string {
  try {
    const decoded = decodeURIComponent(value);
    return HEADER_VALUE.test(decoded) ? decoded : value;
  } catch {
    return value; // an invalid `%` escape
  }
}

/** Whether the API has the page's origin: cookies of another origin can be neither read nor sent. */
export const isOwnOrigin = (url: string) => new URL(url, location.href).origin === location.origin;

/** The page's cookies; none if the browser blocks access. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** The current value of the CSRF cookie. */
export function readToken({ cookie }: CsrfNames): string {
  const entry = readCookies()
    .split('; ')
    .find((pair) => pair.startsWith(`${cookie}=`));
  return decode(entry?.slice(cookie.length + 1) ?? '');
}

/** The header with the CSRF token, if the API has the page's origin and the cookie can be read. */
export function csrfHeaders(url: string, names: CsrfNames): Record<string, string> {
  const token = isOwnOrigin(url) ? readToken(names) : '';
  return token === '' ? {} : { [names.header]: token };
}
