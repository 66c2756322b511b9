import type { Browser } from 'playwright';
import { ANDROID_FONT_NAMES } from '#/tools/chromium/systemFonts.ts';
import { BARE_ROUTES, bareRouteOf, serveBarePages } from './barePages.ts';
import { compareFirstScreen } from './firstScreen.ts';
import { lighthouseReports } from './lighthouseScores.ts';
import { fileOf } from './listRoutes.ts';
import { measurePaints } from './measurePaints.ts';
import { measureRoute } from './measureRoute.ts';
import { measureSlowArrivals } from './slowArrivals.ts';
import { measureHydration, routesOfIslands } from './measureHydration.ts';
import type { Counts, Run } from './runs.ts';
import { visitAll } from './visitAll.ts';
import { visitWithFonts } from './visitSite.ts';

export interface Site {
  folder: string;
  routes: readonly string[];
}

interface ServedSite extends Site {
  origin: string;
}

/** A phone with its system fonts, and a system that must load fonts for other scripts. */
interface Browsers {
  phone: Browser;
  withoutFonts: Browser;
}

/** The measurements that take many minutes, and can be skipped. */
interface Timings {
  paint: boolean;
  lighthouse: boolean;
}

/** Counts the costs of a site's pages, of the bare pages and of the first hydration of each island. */
async function countSite(
  browsers: Browsers,
  { folder, origin, routes }: ServedSite,
  bareOrigin: string,
): Promise<Counts> {
  const { phone, withoutFonts } = browsers;
  const visit = (browser: Browser) =>
    visitAll(routes, (route) => measureRoute(browser, origin, route));
  const pages = (await visit(phone)).map((page) => ({ ...page, otherScripts: 0 }));
  const hydrations = [];
  for (const islandRoute of routesOfIslands(pages)) {
    hydrations.push(await measureHydration(withoutFonts, origin, islandRoute));
  }
  return {
    pages,
    withoutFonts: await visit(withoutFonts),
    bare: await visitAll(BARE_ROUTES, (route) => measureRoute(phone, bareOrigin, route)),
    hydrations,
    screens: await visitAll(routes, (route) =>
      compareFirstScreen(phone, { origin, route, file: fileOf(folder, route) }),
    ),
    arrivals: await measureSlowArrivals(phone, origin, routes),
  };
}

/** Times the pages one after another, each with its bare page: nothing else may run. */
async function timeSite(phone: Browser, site: ServedSite, bareOrigin: string, timings: Timings) {
  const pages = [
    ...site.routes.flatMap((route) => [
      { origin: site.origin, route },
      { origin: bareOrigin, route: bareRouteOf(route) },
    ]),
  ];
  return {
    paints: timings.paint ? await measurePaints(phone, pages) : undefined,
    reports: timings.lighthouse ? await lighthouseReports(pages) : undefined,
  };
}

async function measureServed(
  browsers: Browsers,
  site: ServedSite,
  timings: Timings,
  onCounted?: (counts: Counts) => void,
): Promise<Run> {
  const bareSite = await serveBarePages(site.folder);
  try {
    const counts = await countSite(browsers, site, bareSite.origin);
    onCounted?.(counts);
    await bareSite.add(counts.pages);
    return { ...counts, ...(await timeSite(browsers.phone, site, bareSite.origin, timings)) };
  } finally {
    await bareSite.close();
  }
}

/** Measures a site and the bare pages in one run; the counts are reported as soon as they are ready. */
export const measureSite = (
  site: Site,
  timings: Timings,
  onCounted?: (counts: Counts) => void,
): Promise<Run> =>
  visitWithFonts(site.folder, [], (withoutFonts, origin) =>
    visitWithFonts(site.folder, ANDROID_FONT_NAMES, (phone) =>
      measureServed({ phone, withoutFonts }, { ...site, origin }, timings, onCounted),
    ),
  );
