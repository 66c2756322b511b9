export interface CsrfNames {
  cookie: string;
  header: string;
  /** The address that gives the cookie, where there is one. */
  cookieUrl?: string | undefined;
}

/** What a header may carry; anything else would make `fetch` throw. */
const HEADER_VALUE = /^[\x20-\x7e]+$/;

function decode(value: string): string {
  try {
    const decoded = decodeURIComponent(value);
    return HEADER_VALUE.test(decoded) ? decoded : value;
  } catch {
    return value; // a `%` that is no escape
  }
}

/** Whether the API has the page's own origin: another's cookies cannot be read, nor are they sent. */
export const isOwnOrigin = (url: string) => new URL(url, location.href).origin === location.origin;

/** The page's cookies, or none where the browser forbids to look. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** What the cookie of a page's own API holds now. */
export function readToken({ cookie }: CsrfNames): string {
  const entry = readCookies()
    .split('; ')
    .find((pair) => pair.startsWith(`${cookie}=`));
  return decode(entry?.slice(cookie.length + 1) ?? '');
}

/** The API's CSRF token, where the API has the page's own origin and its cookie can be read. */
export function csrfHeaders(url: string, names: CsrfNames): Record<string, string> {
  const token = isOwnOrigin(url) ? readToken(names) : '';
  return token === '' ? {} : { [names.header]: token };
}
