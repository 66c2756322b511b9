/** An address of an earlier site that redirects to a page of this one. */
export interface Redirect {
  /** A path without query: `/about-us.html`. */
  from: string;
  /** The path of a page of this site: `/about/`. */
  to: string;
}

/**
 * Old addresses that visitors and search engines still use. Every build checks the targets. Hosts get them
 * as `_redirects` or in their own files; GitHub Pages and buckets without CloudFront have no redirects.
 */
export const redirects: readonly Redirect[] = [];

/** Characters that would end a quoted text in a server's configuration, or begin a variable. */
const UNSAFE = /[\s"'$*{}\\]/;

/** Yields the faults of a list of redirects; `addresses` are the site's own. */
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

/** The redirects with old addresses as nginx and Caddy compare them. */
export const redirectsDecoded = inForm((path) => path);
/** The redirects with old addresses as browsers send them. */
export const redirectsEncoded = inForm(encodeURI);

/** The text of `_redirects`, for Netlify and Cloudflare Pages. */
export const redirectsFile = () =>
  redirectsEncoded.map(({ from, to }) => `${from} ${to} 301\n`).join('');
