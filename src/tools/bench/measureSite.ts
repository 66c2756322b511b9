import type { Browser } from 'playwright';
import { BARE_ROUTES, bareRouteOf, serveBarePages } from './barePages.ts';
import { compareFirstScreen } from './firstScreen.ts';
import { lighthouseReports } from './lighthouseScores.ts';
import { fileOf } from './listRoutes.ts';
import { measurePaints } from './measurePaints.ts';
import { measureRoute } from './measureRoute.ts';
import { measureSlowArrivals } from './slowArrivals.ts';
import { measureHydration, placesOfIslands } from './measureHydration.ts';
import type { Counts, Run } from './runs.ts';
import { visitAll } from './visitAll.ts';

export interface Site {
  folder: string;
  origin: string;
  routes: readonly string[];
}

/** What takes more than minutes can be left out. */
export interface Timings {
  paint: boolean;
  lighthouse: boolean;
}

/** Counts what the pages of a site, the bare pages and the first hydration of each island cost. */
async function countSite(
  browser: Browser,
  { folder, origin, routes }: Site,
  bareOrigin: string,
): Promise<Counts> {
  const pages = await visitAll(routes, (route) => measureRoute(browser, origin, route));
  const hydrations = [];
  for (const place of placesOfIslands(pages)) {
    hydrations.push(await measureHydration(browser, origin, place));
  }
  return {
    pages,
    bare: await visitAll(BARE_ROUTES, (route) => measureRoute(browser, bareOrigin, route)),
    hydrations,
    screens: await visitAll(routes, (route) =>
      compareFirstScreen(browser, { origin, route, file: fileOf(folder, route) }),
    ),
    arrivals: await measureSlowArrivals(browser, origin, routes),
  };
}

/** Times what nothing else may disturb: one page after the other, each with its bare one. */
async function timeSite(browser: Browser, site: Site, bareOrigin: string, timings: Timings) {
  const places = [
    ...site.routes.flatMap((route) => [
      { origin: site.origin, route },
      { origin: bareOrigin, route: bareRouteOf(route) },
    ]),
  ];
  return {
    paints: timings.paint ? await measurePaints(browser, places) : undefined,
    reports: timings.lighthouse ? await lighthouseReports(places) : undefined,
  };
}

/** Measures a site and, in the same run, the bare pages; the counts are told as soon as they are there. */
export async function measureSite(
  browser: Browser,
  site: Site,
  timings: Timings,
  onCounted?: (counts: Counts) => void,
): Promise<Run> {
  const bareSite = await serveBarePages(site.folder);
  try {
    const counts = await countSite(browser, site, bareSite.origin);
    onCounted?.(counts);
    await bareSite.add(counts.pages);
    return { ...counts, ...(await timeSite(browser, site, bareSite.origin, timings)) };
  } finally {
    await bareSite.close();
  }
}
