import { redirects, type Redirect } from '#/business/business.ts';

/** Nothing in it ends the quoted text of a server's configuration, begins a variable, or is written in two ways. */
const PLAIN_PATH = /^\/[\w.~/-]*$/;

/** Yields the faults of a list of redirects; `addresses` are the site's own. */
export function* faultsOfRedirects(
  list: readonly Redirect[],
  addresses: ReadonlySet<string>,
): Generator<string> {
  for (const { from, to } of list) {
    if (!PLAIN_PATH.test(from))
      yield `redirect of ${from}: expected a path of letters a to z, digits and . _ ~ / -`;
    if (!addresses.has(to)) yield `redirect of ${from}: no page has the address ${to}`;
    if (addresses.has(from))
      yield `redirect of ${from}: remove it, because a page has this address`;
  }
}

/** The text of `_redirects`, for Netlify and Cloudflare Pages. */
export const redirectsFile = () => redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
