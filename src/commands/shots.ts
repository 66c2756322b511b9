/**
 * `npm run shots`: pictures of every route and state, at phone and desktop size, into `shots/`.
 * `-- contact` takes only those with that name, `-- --widths 320,768,1440` uses other widths.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { listRoutes } from '#/tools/bench/routes.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { SHOT_STATES, type ShotState } from '#/tools/shotStates.ts';
import { serveFolder } from '#/tools/staticServer.ts';
import { findBuiltSite } from './serving.ts';
import { runCommand } from './runCommand.ts';

const SHOTS_DIR = 'shots';
const PHONE_AND_DESKTOP = '412,1280';
const HEIGHT = 800;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string', default: PHONE_AND_DESKTOP } },
});
const [wanted = ''] = positionals;

const fileNameOf = (route: string) => route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

/** Loads lazy pictures too, and waits until all are decoded. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Every route, and each state, which is reached in a tab of its own. */
const listShots = (routes: string[]): ShotState[] => [
  ...routes.map((route) => ({ name: fileNameOf(route), route, reach: loadAll })),
  ...SHOT_STATES.map((state) => ({ ...state, name: `${fileNameOf(state.route)}-${state.name}` })),
];

async function takeShot(browser: Browser, origin: string, { name, route, reach }: ShotState) {
  for (const width of flags.widths.split(',').map(Number)) {
    await using context = await browser.newContext({ viewport: { width, height: HEIGHT } });
    const page = await context.newPage();
    await page.goto(origin + route);
    await reach(page);
    // So that the sticky header is at the top.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.screenshot({ path: join(SHOTS_DIR, `${name}-${width}.png`), fullPage: true });
  }
}

await runCommand(async () => {
  const folder = findBuiltSite();
  const routes = (await listRoutes(folder)).map(({ route }) => route);
  const shots = listShots(routes).filter(({ name }) => name.includes(wanted));
  if (shots.length === 0) throw new ExpectedError(`no page or state has ${wanted} in its name`);
  await rm(SHOTS_DIR, { recursive: true, force: true });
  const missing: string[] = [];
  await using site = await serveFolder(folder);
  await using browser = await launchChromium();
  for (const shot of shots) {
    await takeShot(browser, site.origin, shot).catch((error: unknown) => {
      missing.push(`${shot.name}: ${messageOf(error)}`);
    });
  }
  const count = shots.length - missing.length;
  console.log(`Pictures of ${count} routes and states are in ${SHOTS_DIR}/`);
  if (missing.length > 0) throw new ExpectedError(['no picture of', ...missing].join('\n  '));
});
