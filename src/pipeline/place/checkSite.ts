import { ExpectedError } from '#/system/report/expectedError.ts';
import { firstOf, readable } from '#/lib/text.ts';
import type { Redirect } from '#/business/business.ts';
import { faultsOfRedirects } from '#/hosts/redirects.ts';
import { pathnameOf, type Page } from './readPage.ts';

const MAX_LINES = 40;

/** Yields the faults of a site's pages by their addresses, and of the files that they use. */
function* faultsOf(
  pages: ReadonlyMap<string, Page>,
  addresses: ReadonlySet<string>,
  routes: readonly string[],
  redirects: readonly Redirect[],
): Generator<string> {
  yield* faultsOfRedirects(redirects, addresses);
  for (const route of routes) {
    if (!addresses.has(pathnameOf(route))) yield `${route}: the page is missing`;
  }
  for (const [address, { needs, intrusions }] of pages) {
    if (!needs) yield `${address}: no page-policy tag; pages get it from BaseLayout`;
    for (const code of intrusions)
      yield `${address}: no component writes the inline ${code}; remove it, as browsers would block it`;
  }
  const missing = [...pages].flatMap(([address, { targets }]) =>
    [...targets].filter((target) => !addresses.has(target)).map((target) => ({ target, address })),
  );
  for (const [target, [first, ...others]] of Map.groupBy(missing, (each) => each.target)) {
    const rest = others.length > 0 ? ` and ${others.length} more pages point` : ' points';
    const cure = target.startsWith('/social/') ? '; npm run cards draws it' : '';
    yield `${target} is not there; ${first?.address}${rest} to it${cure}`;
  }
}

/** Throws ExpectedError if a route, internal link or asset is missing, or a script or style is not ours. */
export function checkSite(...site: Parameters<typeof faultsOf>): void {
  const faults = [...faultsOf(...site)];
  if (faults.length === 0) return;
  throw new ExpectedError(firstOf(faults.map(readable), MAX_LINES).join('\n'));
}
