import type { PageFacts } from './readPage.ts';

/** The finished pages must not replace the present ones; the message has one line for each fault. */
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

/** Every address that pages link to and the site lacks, with those pages. */
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

/** Throws SiteError if a route, internal link or asset is missing, or a script is not ours. */
export function checkSite(site: Site): void {
  const faults = [...faultsOf(site)];
  if (faults.length === 0) return;
  const shown = faults.slice(0, MAX_LINES);
  const rest = faults.length > MAX_LINES ? [`and ${faults.length - MAX_LINES} more`] : [];
  throw new SiteError([...shown, ...rest].join('\n'));
}
