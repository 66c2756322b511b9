/** An address of an earlier site that leads to a page of this one. */
export interface Redirect {
  /** A path without query: `/about-us.html`. */
  from: string;
  /** The path of a page of this site: `/about/`. */
  to: string;
}

/**
 * Old addresses that visitors and search engines still know. Every build checks their targets, and hosts get
 * them as `_redirects` or in their own files; GitHub Pages and a bucket without CloudFront have no redirects.
 */
export const redirects: readonly Redirect[] = [];

/** Characters that would end the quoted text of a server's configuration, or begin a variable in it. */
const UNSAFE = /[\s"'$*{}\\]/;

/** The faults of a list of redirects; `addresses` are those of the site. */
export function* faultsOfRedirects(
  list: readonly Redirect[],
  addresses: ReadonlySet<string>,
): Generator<string> {
  for (const { from, to } of list) {
    const isSafe = [from, to].every(
      (path) => path.startsWith('/') && !UNSAFE.test(decodeURI(path)),
    );
    if (!isSafe) yield `redirect of ${from} to ${to}: expected two plain paths`;
    if (!addresses.has(encodeURI(decodeURI(to)))) yield `redirect of ${from}: ${to} is not there`;
    if (addresses.has(encodeURI(decodeURI(from))))
      yield `redirect of ${from}: a page has this address`;
  }
}

const inForm = (form: (path: string) => string) =>
  redirects.map(({ from, to }) => ({ from: form(decodeURI(from)), to: encodeURI(decodeURI(to)) }));

/** With old addresses as nginx and Caddy compare them. */
export const redirectsDecoded = inForm((path) => path);
/** With old addresses as browsers send them. */
export const redirectsEncoded = inForm(encodeURI);

/** The text of `_redirects`, for Netlify and Cloudflare Pages. */
export const redirectsFile = () =>
  redirectsEncoded.map(({ from, to }) => `${from} ${to} 301\n`).join('');
