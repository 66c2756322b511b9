/**
 * `npm run shots`: takes pictures of every page, on a phone and a desktop, in each language, into
 * `shots/`. `-- contact menu` takes only the pages with these names.
 */
import { runCommand } from './runCommand.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { englishPath } from '#/messages/languages.ts';
import { addressOf, listSite } from '#/system/files/siteIndex.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { serveFolder } from '#/tools/staticServer.ts';
import { findBuiltSite } from './serving.ts';

const SHOTS_DIR = 'shots';
const WIDTHS = [412, 1280];
const HEIGHT = 800;

const nameOf = (route: string) => route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

/** Shows lazy and animated content, and waits for all pictures and fonts. */
async function showWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      element.style.contentVisibility = 'visible';
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

await runCommand(async () => {
  const folder = findBuiltSite();
  const names = process.argv.slice(2);
  const pages = listSite(folder).filter((file) => file.endsWith('.html'));
  const isWanted = (route: string) =>
    names.length === 0 || names.some((name) => nameOf(englishPath(route)).includes(name));
  const routes = pages.map(addressOf).filter(isWanted);
  if (routes.length === 0)
    throw new ExpectedError(`no page has ${names.join(' or ')} in its address`);
  await rm(SHOTS_DIR, { recursive: true, force: true });
  await using site = await serveFolder(folder);
  await using browser = await launchChromium();
  for (const width of WIDTHS) {
    await using context = await browser.newContext({ viewport: { width, height: HEIGHT } });
    for (const route of routes) {
      const page = await context.newPage();
      await page.goto(site.origin + route);
      await showWhole(page);
      // With a window as tall as the page, its fixed bars cover nothing.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      const path = join(SHOTS_DIR, `${nameOf(route)}-${width}.png`);
      await page.screenshot({ path, fullPage: true });
      await page.close();
    }
  }
  console.log(`Pictures of ${routes.length} pages are in ${SHOTS_DIR}/`);
});
