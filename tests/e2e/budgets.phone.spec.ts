import { expect, test } from './fixtures/siteTest.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { openTestSite } from '../fixtures/builtSite.ts';
import { findAll } from '../fixtures/htmlPage.ts';
import { routeOfEachKindInEachLanguage } from '../fixtures/routeOfEachKind.ts';
import { findExcesses, listFiles, sizeOf } from './fixtures/firstView.ts';
import { longUnless } from './fixtures/long.ts';
import { wholeChromium } from './fixtures/wholeChromium.ts';

test.use({ launchOptions: wholeChromium });

const site = openTestSite();
const routes = routeOfEachKindInEachLanguage();

/** One page of each kind in the budgets, and one language with a display font of its own. */
const OFTEN = ['/', '/gu/', '/contact/', '/services/', '/image-gallery/', '/menu/'];

for (const route of routes) {
  const long = longUnless(OFTEN.includes(route));
  test(`the first view of ${route} keeps its budgets${long}`, async ({ page }) => {
    expect(await findExcesses(page, route)).toEqual([]);
  });
}

/** Each island with the first page that has it; an island has the same files in every language. */
const islands = new Map(
  routes.toReversed().flatMap((route) =>
    findAll(site.page(route), 'astro-island').map((island) => {
      const file = island.attribs['component-url'] ?? '';
      return [file.replace(/^\/_astro\/(\w+).*/, '$1'), route] as const;
    }),
  ),
);

for (const [island, route] of islands) {
  test(`the first hydration of ${island} keeps its budget${longUnless(island === 'FormIsland')}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // otherwise a slider loads its next picture
    await page.goto(route, { waitUntil: 'networkidle' });
    const before = (await listFiles(page)).length;
    const element = page.locator(`astro-island[component-url*="/${island}."]`).first();
    // The mouse-over that a tap begins with; alone it follows no link and opens no `<details>`.
    await element.locator('*').first().dispatchEvent('mouseover');
    await element.and(page.locator('[data-hydration=hydrated]')).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const files = (await listFiles(page)).slice(before);
    expect(sizeOf(files)).toBeLessThan(budgets.hydration);
  });
}
