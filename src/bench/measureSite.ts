import PQueue from 'p-queue';
import type { Browser } from 'playwright';
import { BARE_ROUTES, serveBarePages } from './barePages';
import { measureRoute } from './measureRoute';
import { measureWake } from './measureWake';
import type { Measurement } from './measurement';
import type { Run } from './runs';

/** Most of a visit is waiting, so that several at once do not disturb each other. */
const VISITS_AT_ONCE = 4;

/** Each island with the first page that has it. */
function placesOfIslands(pages: readonly Measurement[]) {
  const routes = new Map<string, string>();
  for (const { route, islands } of pages) {
    for (const island of islands) if (!routes.has(island)) routes.set(island, route);
  }
  return [...routes].map(([island, route]) => ({ island, route }));
}

/** Visits the pages of a site, the bare pages, and wakes each island once. */
export async function measureSite(
  browser: Browser,
  origin: string,
  routes: readonly string[],
): Promise<Run> {
  const queue = new PQueue({ concurrency: VISITS_AT_ONCE });
  const bareSite = await serveBarePages();
  try {
    const visits = routes.map((route) => () => measureRoute(browser, origin, route));
    const bareVisits = BARE_ROUTES.map(
      (route) => () => measureRoute(browser, bareSite.origin, route),
    );
    const pages = await queue.addAll(visits);
    const bare = await queue.addAll(bareVisits);
    const wakes = await queue.addAll(
      placesOfIslands(pages).map((place) => () => measureWake(browser, origin, place)),
    );
    return { pages, bare, wakes };
  } finally {
    await bareSite.close();
  }
}
