import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { startTestSite, type TestSite } from '#/tools/startTestSite.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { serveFolder, type RunningServer } from '#/tools/staticServer.ts';
import { routeOfEachKindInEachLanguage } from '../fixtures/routeOfEachKind.ts';

const VIEWPORTS = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
];

let site: TestSite;
let rendered: RunningServer;
let browser: Browser;

beforeAll(async () => {
  site = await startTestSite();
  rendered = await serveFolder(join('.cache', 'test', 'rendered'));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await Promise.all([rendered.close(), site.close()]);
});

/** The computed styles of every element of the page and of its pseudo-elements. */
const readLooks = (page: Page) =>
  page.evaluate(() => {
    const lookOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== undefined && style.content === 'none') return '';
      // `cssText` is empty here; custom properties are not visible by themselves.
      const names = Array.from(style).filter((name) => !name.startsWith('--'));
      const values = names.map((name) => style.getPropertyValue(name)).join();
      return values.replaceAll(location.origin, ''); // in addresses of pictures
    };
    const seen = ':not(script, style, svg:has(> style))';
    return [...document.body.querySelectorAll(seen)].map((element) => {
      // A loaded picture has no pseudo-elements.
      const pseudos = element.localName === 'img' ? [] : ['::before', '::after'];
      const looks = [undefined, ...pseudos].map((pseudo) => lookOf(element, pseudo));
      let hash = 0;
      for (const letter of looks.join()) hash = (hash * 31 + letter.charCodeAt(0)) | 0;
      return `${element.localName}.${element.getAttribute('class') ?? ''} ${hash}`;
    });
  });

/** Hydrates every island and opens everything that is closed at first. */
async function openAll(page: Page): Promise<void> {
  await page.locator('astro-island').evaluateAll((islands) => {
    for (const island of islands) {
      island.firstElementChild?.dispatchEvent(new Event('mouseover', { bubbles: true }));
    }
  });
  await page.waitForFunction(
    () => !document.querySelector('astro-island:not([data-hydration=hydrated])'),
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const dialog of document.querySelectorAll('dialog')) dialog.show();
    // When the page is idle, React has finished its work.
    await new Promise((resolve) => requestIdleCallback(resolve));
    for (const animation of document.getAnimations()) animation.finish();
  });
}

async function looksAt(origin: string, route: string): Promise<string[]> {
  const looks: string[] = [];
  for (const viewport of VIEWPORTS) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    await waitForFonts(page);
    if (viewport.width < 768) looks.push(...(await readLooks(page)));
    await openAll(page);
    looks.push(...(await readLooks(page)));
    await page.emulateMedia({ media: 'print' });
    looks.push(...(await readLooks(page)));
    await page.close();
  }
  return looks;
}

test('pruned pages of each language look in every state and on paper as they did before', async () => {
  const folder = site.environment.TEST_SITE_DIR;
  const changed: Record<string, string[]> = {};
  for (const route of await routeOfEachKindInEachLanguage(folder)) {
    const before = await looksAt(rendered.origin, route);
    const after = await looksAt(site.environment.TEST_SITE_ORIGIN, route);
    expect(after, route).toHaveLength(before.length);
    const others = after.filter((look, index) => look !== before[index]);
    if (others.length > 0) changed[route] = others;
  }
  expect(changed).toEqual({});
}, 900_000);
