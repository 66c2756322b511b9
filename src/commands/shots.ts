/** `npm run shots`: pictures of every route at phone and desktop size, into `shots/`. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArguments, ensureChromium } from '~/lib/chromium';
import { serveFolder } from '~/lib/staticServer';
import { DEFAULT_FOLDERS } from '~/publish/buildSite';
import { addressOf, listSite } from '~/publish/siteIndex';

const SHOTS_DIR = 'shots';
const SIZES = [
  { name: 'phone', width: 412, height: 823 },
  { name: 'desktop', width: 1280, height: 800 },
];

/** The states that a page can be seen in besides the one it opens with. */
const STATES: { route: string; name: string; reach: (page: Page) => Promise<unknown> }[] = [
  {
    route: '/',
    name: 'menu-open',
    reach: (page) => page.locator('header summary').first().click(),
  },
  {
    route: '/contact/',
    name: 'errors',
    reach: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
  },
  {
    route: '/franchise-details/',
    name: 'errors',
    reach: (page) => page.getByRole('button', { name: 'Request Franchise Information' }).click(),
  },
];

const fileNameOf = (route: string) => route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

/** Scrolls to the end and back, so that lazy pictures are there. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

async function takeShots(browser: Browser, origin: string, routes: string[]): Promise<void> {
  for (const { name: size, ...viewport } of SIZES) {
    const page = await browser.newPage({ viewport });
    const take = (name: string) =>
      page.screenshot({ path: join(SHOTS_DIR, `${name}-${size}.png`), fullPage: true });
    for (const route of routes) {
      await page.goto(origin + route);
      await loadAll(page);
      await take(fileNameOf(route));
    }
    for (const { route, name, reach } of STATES) {
      await page.goto(origin + route);
      await reach(page);
      await take(`${fileNameOf(route)}-${name}`);
    }
    await page.close();
  }
}

await rm(SHOTS_DIR, { recursive: true, force: true });
await mkdir(SHOTS_DIR, { recursive: true });
const files = await listSite(DEFAULT_FOLDERS.outDir);
const routes = files.filter((file) => file.endsWith('.html')).map(addressOf);
const site = await serveFolder(DEFAULT_FOLDERS.outDir);
const executablePath = await ensureChromium();
const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
await takeShots(browser, site.origin, routes);
await browser.close();
await site.close();
console.log(`Pictures of ${routes.length} routes are in ${SHOTS_DIR}/`);
