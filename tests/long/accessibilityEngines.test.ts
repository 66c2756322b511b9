import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRoutes } from '#/tools/bench/routes.ts';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { startTestSite, type TestSite } from '#/tools/startTestSite.ts';
import { chromiumArguments, findChromium } from '#/tools/chromium.ts';
import { checkByCodeSniffer, checkByIbm } from '../fixtures/accessibilityEngines.ts';
import { findTreeFaults } from '../fixtures/accessibilityTree.ts';
import { ISLAND_STATES } from '../fixtures/islandStates.ts';

/** Reports of the engines that we accept, and why. */
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
const CHECKS = {
  "IBM's engine": checkByIbm,
  HTML_CodeSniffer: checkByCodeSniffer,
  'the accessibility tree': findTreeFaults,
};
const WIDTHS = [412, 1280];
const SURVEY_TIMEOUT_MS = 1_800_000;

const isExcused = (issue: string) => EXCUSED.some(([pattern]) => pattern.test(issue));

let site: TestSite;
let browser: Browser;
/** The reports of each check, with the page and its state. */
const found = new Map<string, Set<string>>();
const shownStates = new Set<string>();

async function checkPage(page: Page, place: string): Promise<void> {
  for (const [name, check] of Object.entries(CHECKS)) {
    const issues = found.get(name) ?? new Set();
    found.set(name, issues);
    for (const issue of await check(page)) if (!isExcused(issue)) issues.add(`${place}: ${issue}`);
  }
}

/** Brings a page into all of its states, and checks each. */
async function survey(page: Page, route: string): Promise<void> {
  await page.goto(site.environment.TEST_SITE_ORIGIN + route);
  await waitForFonts(page); // before that the engines find no text in parts without layout
  for (const { name, where, show } of ISLAND_STATES) {
    const place = page.locator(where);
    if ((await place.count()) === 0) continue;
    await show(page, place);
    await checkPage(page, `${route} ${name}`);
    shownStates.add(name);
  }
}

beforeAll(async () => {
  site = await startTestSite();
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath !== undefined && { executablePath }),
  });
  for (const { route } of await listRoutes(site.environment.TEST_SITE_DIR)) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: 823 },
        bypassCSP: true,
        reducedMotion: 'reduce', // a check looks at one moment: nothing may move during it
      });
      await survey(page, route);
      await page.close();
    }
  }
}, SURVEY_TIMEOUT_MS);

afterAll(async () => {
  await browser.close();
  await site.close();
});

test.each(Object.keys(CHECKS))('%s tells of no fault on any page, in any state', (name) => {
  expect([...(found.get(name) ?? ['was not asked'])]).toEqual([]);
});

test('every state of every island was shown', () => {
  expect([...shownStates]).toEqual(expect.arrayContaining(ISLAND_STATES.map(({ name }) => name)));
});

test('an engine does find a fault where there is one', async () => {
  const page = await browser.newPage({ bypassCSP: true });
  await page.setContent('<html><body><h1></h1><h4>Far</h4><img src="x.png"><a href="/a"></a>');
  expect(await checkByIbm(page)).not.toEqual([]);
  expect(await checkByCodeSniffer(page)).not.toEqual([]);
  expect(await findTreeFaults(page)).toEqual(expect.arrayContaining(['a link without a name']));
  await page.close();
});
