export interface CsrfNames {
  cookie: string;
  header: string;
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

/** The API's CSRF token, where the API has the page's own origin and its cookie can be read. */
export function csrfHeaders(url: string, { cookie, header }: CsrfNames): Record<string, string> {
  if (new URL(url, location.href).origin !== location.origin) return {};
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`));
  const token = decode(entry?.slice(cookie.length + 1) ?? '');
  return token === '' ? {} : { [header]: token };
}
