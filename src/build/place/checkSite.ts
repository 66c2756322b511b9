import type { PageFacts } from './readPage.ts';

/** The finished pages are not fit to take the place of those that are there; one line a fault. */
export class SiteError extends Error {
  override name = 'SiteError';
}

const MAX_LINES = 40;

interface Site {
  /** Every address that the site will serve. */
  addresses: ReadonlySet<string>;
  pages: ReadonlyMap<string, PageFacts>;
  routes: readonly string[];
}

/** `/city/અમદાવાદ/` → `/city/%E0%AA%85…/`, as a browser asks for it. */
const pathnameOf = (address: string) => {
  const url = URL.parse(address, 'http://site.invalid');
  return url ? url.pathname : address;
};

/** Every address that pages point to and that is not there, with those pages. */
function findBroken({ addresses, pages }: Site): Map<string, string[]> {
  const targets = new Set([...pages.values()].flatMap((page) => page.targets));
  const isBroken = (target: string) => !addresses.has(pathnameOf(target));
  const broken = new Map([...targets].filter(isBroken).map((target) => [target, [] as string[]]));
  if (broken.size === 0) return broken;
  for (const [page, facts] of pages) {
    for (const target of facts.targets) broken.get(target)?.push(page);
  }
  return broken;
}

function* faultsOf(site: Site): Generator<string> {
  for (const route of site.routes) {
    if (!site.addresses.has(pathnameOf(route))) yield `${route}: the page is missing`;
  }
  for (const [page, { needs, intrusions }] of site.pages) {
    if (!needs) yield `${page}: no page-policy tag`;
    for (const intrusion of intrusions) yield `${page}: ${intrusion}`;
  }
  for (const [target, [first, ...others]] of findBroken(site)) {
    const rest = others.length > 0 ? ` and ${others.length} more pages point` : ' points';
    yield `${target} is not there; ${first}${rest} to it`;
  }
}

/** Throws SiteError unless every route, internal link and asset is there, and no script but ours. */
export function checkSite(site: Site): void {
  const faults = [...faultsOf(site)];
  if (faults.length === 0) return;
  const shown = faults.slice(0, MAX_LINES);
  const rest = faults.length > MAX_LINES ? [`and ${faults.length - MAX_LINES} more`] : [];
  throw new SiteError([...shown, ...rest].join('\n'));
}
