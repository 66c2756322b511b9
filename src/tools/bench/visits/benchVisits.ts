import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { DEFAULT_FOLDERS } from '#/build/buildOptions.ts';
import { addressOf, listSite } from '#/build/files/siteIndex.ts';
import { probePort } from '#/build/network/listen.ts';
import { chromiumArguments, ensureChromium } from '#/tools/chromium/chromium.ts';
import { ANDROID_FONT_NAMES, withSystemFonts } from '#/tools/chromium/systemFonts.ts';
import { writePlainTwin } from './plainTwin.ts';
import { checkVisits, middleVisit, visitTables, type VisitFigures } from './reportVisits.ts';
import { runVisit, type StepFigures } from './runVisit.ts';
import { serveVisits } from './visitServer.ts';
import { foreignVisits, ownVisits, VISITS, type Step, type VisitName } from './visits.ts';

interface VisitFlags extends Partial<Record<VisitName, string>> {
  /** The folder of another built site to visit in the same run; the other flags list its addresses. */
  site?: string | undefined;
  rounds?: string | undefined;
}

/** By default, Playwright turns off the back/forward cache. */
const launch = async (env: NonNullable<LaunchOptions['env']>) =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArguments(),
    env,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

const API_ORIGIN = /&quot;apiBaseUrl&quot;:\[0,&quot;(.+?)&quot;/;

/** Copies our site, with forms that post to its own origin, as on a host that also serves the API. */
async function copySite(site: string, target: string, origin: string): Promise<void> {
  await cp(site, target, { recursive: true });
  for (const file of listSite(site).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(site, file), 'utf8');
    const [, api] = API_ORIGIN.exec(html) ?? [];
    if (api) await writeFile(join(target, file), html.replaceAll(api, origin));
  }
}

/** A site to visit, and the steps of the visit there. */
interface VisitedSite {
  folder: string;
  steps: readonly Step[];
}

interface Rounds {
  port: number;
  count: number;
}

/**
 * Makes a visit to several sites in turn, only one of which is served at a time, all on the same port.
 * Returns each site's medians over all rounds.
 */
async function visitInTurn(
  browser: Browser,
  sites: readonly VisitedSite[],
  { port, count }: Rounds,
): Promise<StepFigures[][]> {
  const figures = sites.map((): StepFigures[][] => []);
  for (let round = 0; round < count; round += 1) {
    for (const [index, { folder, steps }] of sites.entries()) {
      const server = await serveVisits(folder, { port });
      try {
        figures[index]?.push(await runVisit(browser, server.origin, steps));
      } finally {
        await server.close();
      }
    }
  }
  return figures.map(middleVisit);
}

/** Makes a visit to several sites, on a phone with only Android's fonts. */
const visitSites = (sites: readonly VisitedSite[], rounds: Rounds): Promise<StepFigures[][]> =>
  withSystemFonts(ANDROID_FONT_NAMES, async (environment) => {
    const browser = await launch(environment);
    try {
      return await visitInTurn(browser, sites, rounds);
    } finally {
      await browser.close();
    }
  });

async function measureVisits(
  names: readonly VisitName[],
  flags: VisitFlags,
  rounds: number,
): Promise<VisitFigures[]> {
  const { outDir, cacheDir } = DEFAULT_FOLDERS;
  const foreign = foreignVisits(flags);
  const temporary = await mkdtemp(join(tmpdir(), 'visits-'));
  const [ours, plain] = [join(temporary, 'ours'), join(temporary, 'plain')];
  try {
    const port = await probePort();
    await copySite(outDir, ours, `http://localhost:${port}`);
    await writePlainTwin(outDir, join(cacheDir, 'rendered'), plain);
    const visits = ownVisits(listSite(outDir).map(addressOf));
    const figures: VisitFigures[] = [];
    for (const visit of names) {
      const sites: VisitedSite[] = [
        { folder: ours, steps: visits[visit] },
        { folder: plain, steps: visits[visit] },
      ];
      const steps = foreign[visit];
      if (flags.site !== undefined && steps) sites.push({ folder: flags.site, steps });
      const [own = [], twin, other] = await visitSites(sites, { port, count: rounds });
      figures.push({ visit, ours: own, plain: twin });
      if (other) figures.push({ visit: `${visit}, other site`, ours: other });
    }
    return figures;
  } finally {
    await rm(temporary, { recursive: true });
  }
}

const LINK = "by the browser's own throttling";

/** Makes the visits on a slow phone and prints the figures; returns a line for each exceeded budget. */
export async function benchVisits(flags: VisitFlags, named: readonly string[]): Promise<string[]> {
  const rounds = Number(flags.rounds ?? 3);
  const names = VISITS.filter((name) => named.length === 0 || named.includes(name));
  console.log(`400 kbit/s, 400 ms, 4 × CPU, ${LINK}; the middle one of ${rounds}`);
  const figures = await measureVisits(names, flags, rounds);
  console.log(visitTables(figures));
  return checkVisits(figures);
}
