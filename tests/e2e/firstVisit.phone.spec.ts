import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/siteTest.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { attributeOf, findAll } from '../fixtures/htmlPage.ts';
import { sumOfShifts, hydrateAll, watchComplaints, watchShifts } from '../fixtures/islands.ts';
import { longUnless } from '../fixtures/long.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';

const IDLE_MS = 10_000;

/** These pages have one of each island. */
const ONE_OF_EACH_ISLAND = ['/services/', '/franchises-list/', '/contact/'];

const site = openTestSite();

const routes = await routeOfEachKind();

/** All files that hydrate islands. */
const islandFiles = new Set(
  routes.flatMap((route) =>
    findAll(site.page(route), 'astro-island').flatMap((island) =>
      ['component-url', 'renderer-url'].map((name) => attributeOf(island, name)),
    ),
  ),
);

test('no route asks for a part of React in ten idle seconds @long', async ({
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (islandFiles.has(request.url().replace(baseURL ?? '', ''))) asked.push(request.url());
  });
  const pages: Page[] = [];
  for (const route of routes) {
    const page = await context.newPage();
    await page.goto(route);
    pages.push(page);
  }
  await pages.at(-1)?.waitForTimeout(IDLE_MS);
  expect(asked).toEqual([]);
});

for (const route of routes) {
  test(`the islands of ${route} hydrate without a layout shift or a complaint${longUnless(ONE_OF_EACH_ISLAND.includes(route))}`, async ({
    page,
  }) => {
    const complaints = watchComplaints(page);
    await page.goto(route);
    await watchShifts(page);
    await hydrateAll(page);
    expect(await sumOfShifts(page)).toBe('0');
    expect(complaints).toEqual([]);
  });
}
