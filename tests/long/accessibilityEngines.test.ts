import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#/tools/tests/startTestSite.ts';
import { chromiumArguments, findChromium } from '#/tools/chromium/chromium.ts';
import { checkByCodeSniffer, checkByIbm } from '../fixtures/accessibilityEngines.ts';
import { findTreeFaults } from '../fixtures/accessibilityTree.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';

/** What an engine says and why it stays. */
const EXCUSED: readonly [issue: RegExp, reason: string][] = [
  [
    /^aria_article_label_unique/,
    'a card is an article whose heading is read first; a label of its own would be read twice',
  ],
  [
    /H91\.A\.NoContent: .*<svg[^>]* role="img" aria-label="/,
    'the link is named by its drawing, which the engine does not look into',
  ],
];
const WIDTHS = [412, 1280];

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  site = await startTestSite();
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath !== undefined && { executablePath }),
  });
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Reaches for every island and opens what folds, so that all states of a page are there at once. */
async function showAll(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.dispatchEvent('mouseover');
    await island.and(page.locator('[data-hydration="hydrated"]')).waitFor({ state: 'attached' });
  }
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
}

const isExcused = (issue: string) => EXCUSED.some(([pattern]) => pattern.test(issue));

/** Opens one route of each kind at each width and gathers what a check finds, before and after hydration. */
async function survey(check: (page: Page) => Promise<string[]>): Promise<string[]> {
  const found = new Set<string>();
  for (const route of await routeOfEachKind(site.environment.TEST_SITE_DIR)) {
    for (const width of WIDTHS) {
      const size = { viewport: { width, height: 823 } };
      const page = await browser.newPage({ ...size, bypassCSP: true });
      await page.goto(site.environment.TEST_SITE_ORIGIN + route);
      for (const issue of await check(page)) found.add(`${route}: ${issue}`);
      await showAll(page);
      for (const issue of await check(page)) found.add(`${route} hydrated: ${issue}`);
      await page.close();
    }
  }
  return [...found].filter((issue) => !isExcused(issue.replace(/^\S+( hydrated)?: /, '')));
}

test.each([
  ["IBM's engine", checkByIbm],
  ['HTML_CodeSniffer', checkByCodeSniffer],
  ['the accessibility tree', findTreeFaults],
])('%s tells of no fault on any kind of page, before and after hydration', async (_, check) => {
  expect(await survey(check)).toEqual([]);
});

test('an engine does find a fault where there is one', async () => {
  const page = await browser.newPage({ bypassCSP: true });
  await page.setContent('<html><body><h1></h1><h4>Far</h4><img src="x.png"><a href="/a"></a>');
  expect(await checkByIbm(page)).not.toEqual([]);
  expect(await checkByCodeSniffer(page)).not.toEqual([]);
  expect(await findTreeFaults(page)).toEqual(expect.arrayContaining(['a link without a name']));
  await page.close();
});
