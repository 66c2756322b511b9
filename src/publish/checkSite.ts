import type { PageFacts } from './readPage';

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

const decode = (address: string) => {
  const url = URL.parse(address, 'http://site.invalid');
  return url ? url.pathname : address;
};

function* faultsOf({ addresses, pages, routes }: Site): Generator<string> {
  for (const route of routes) {
    if (!addresses.has(decode(route))) yield `${route}: the page is missing`;
  }
  for (const [page, { targets, needs }] of pages) {
    if (!needs) yield `${page}: no page-policy tag`;
    for (const target of targets) {
      if (!addresses.has(decode(target))) yield `${page}: points to ${target}, which is not there`;
    }
  }
}

/** Throws SiteError unless every route, internal link and asset is there. */
export function checkSite(site: Site): void {
  const faults = [...faultsOf(site)];
  if (faults.length === 0) return;
  const shown = faults.slice(0, MAX_LINES);
  const rest = faults.length > MAX_LINES ? [`and ${faults.length - MAX_LINES} more`] : [];
  throw new SiteError([...shown, ...rest].join('\n'));
}
