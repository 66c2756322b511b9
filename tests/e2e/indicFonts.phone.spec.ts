import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures/siteTest.ts';
import { business } from '#/business/business.ts';
import { INDIC_FACES } from '#/tools/fonts/indicFaces.ts';
import { checkBudgets } from '#/tools/bench/costs.ts';
import { measureRoute } from '#/tools/bench/measureRoute.ts';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { languages } from '#/words/languages.ts';
import { testSetting } from '../fixtures/builtSite.ts';
import { ANDROID_FONT_NAMES } from '../fixtures/fontconfig.ts';
import { longUnless } from '../fixtures/long.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';
import { checkSlowArrivals, measureSlowArrivals } from '../fixtures/slowArrivals.ts';
import { testWithFonts } from '../fixtures/systemFonts.ts';

// One after another: starting a browser with other fonts takes long.
test.describe.configure({ mode: 'default' });

const bare = testWithFonts();
const withGujarati = testWithFonts('NotoSansGujarati-Regular');
const onAndroid = testWithFonts(...ANDROID_FONT_NAMES);

const SCRIPTS = new Map([
  ['gu', ['gujarati']],
  ['hi', ['devanagari']],
]);
/** Every page has the names of all languages, in their scripts. */
const ALL_SCRIPTS = [...SCRIPTS.values()].flat().sort();

/** Several pages are visited at a time, and each waits for seconds. */
const VISITS_MS = 600_000;

const WORDS = ':is([lang=gu], [lang=hi]):not(svg)';

/** Opens a page, waits for its fonts, and returns for which scripts it loaded one. */
async function openWithFonts(
  page: Page,
  route: string,
  kind: 'text' | 'display' = 'text',
): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, face, script] =
      /(\w+)-(gujarati|devanagari)[-.][^/]*\.woff2$/.exec(request.url()) ?? [];
    const isDisplay = face !== 'hind';
    if (script !== undefined && isDisplay === (kind === 'display')) asked.push(script);
  });
  await page.goto(route);
  await waitForFonts(page);
  await page.evaluate(() => document.fonts.ready);
  return asked.sort();
}

/** Whether words look different from letters that no font has. */
async function isPainted(words: Locator): Promise<boolean> {
  const painted = await words.screenshot();
  await words.evaluate((element) => {
    element.textContent = element.textContent.replace(/\S/gu, '\u{10fffd}');
  });
  return !painted.equals(await words.screenshot());
}

for (const [route, scripts] of [
  ['/', ['gujarati']],
  ['/services/', ['gujarati']],
  ['/menu/', ['gujarati']],
  ['/contact/', ['devanagari', 'gujarati']],
  ['/teams/', []],
] as const) {
  const long = longUnless(route === '/contact/');
  bare(`all words of ${route} show where the system cannot write them${long}`, async ({ page }) => {
    expect(await openWithFonts(page, route)).toEqual(ALL_SCRIPTS);
    for (const details of await page.locator('main details').all()) {
      await details.evaluate((element) => element.toggleAttribute('open', true));
    }
    const words = await page.locator(WORDS).filter({ visible: true }).all();
    const names = business.gujaratiName === undefined ? 0 : 1;
    expect(words.length).toBeGreaterThanOrEqual(scripts.length + names);
    for (const word of words) {
      const text = await word.innerText();
      expect(await isPainted(word), text).toBe(true);
    }
  });
}

withGujarati(
  'words show in the font of a system that has one, without a request @long',
  async ({ page }) => {
    const lacking = ALL_SCRIPTS.filter((script) => script !== 'gujarati');
    expect(await openWithFonts(page, '/services/')).toEqual(lacking);
    expect(await isPainted(page.locator(WORDS).filter({ visible: true }).first())).toBe(true);
  },
);

/** The fonts in which the letters of an element are painted. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ postScriptName }) => postScriptName);
}

for (const { code, name, path } of languages) {
  const long = longUnless(code === 'gu');
  bare(`the home page in ${name} asks for its own display face alone${long}`, async ({ page }) => {
    expect(await openWithFonts(page, `${path}/`, 'display')).toEqual(SCRIPTS.get(code) ?? []);
  });
}

for (const { code } of INDIC_FACES) {
  bare(
    `bold words of a page in ${code} show where the system has no font @long`,
    async ({ page }) => {
      await openWithFonts(page, `/${code}/`);
      expect(await isPainted(page.locator('main .button').first())).toBe(true);
    },
  );
}

onAndroid('bold words are in the bold font of a system that has one @long', async ({ page }) => {
  await openWithFonts(page, '/gu/');
  const fonts = await fontsOf(page, 'main .button');
  expect(fonts).toContain('NotoSansGujarati-Bold');
  expect(fonts).not.toContain('NotoSansGujarati-Regular');
});

for (const { code, name, path } of languages) {
  const long = longUnless(code !== 'hi');
  onAndroid(`the first view of home in ${name} keeps its budgets${long}`, async ({ browser }) => {
    const page = await measureRoute(browser, testSetting('TEST_SITE_ORIGIN'), `${path}/`);
    expect(checkBudgets({ ...page, otherScripts: 0 })).toEqual([]);
  });
}

/** Pages with headings in both scripts and with names that may take two lines. */
const WRAPPING = ['/franchises-list/united-kingdom/leicestershire/', '/chef-single/'];
const indic = languages.filter(({ code }) => SCRIPTS.has(code));
const everyKind = await Promise.all(indic.map((language) => routeOfEachKind(undefined, language)));

for (const [pages, routes] of [
  ['pages whose headings wrap', indic.flatMap(({ path }) => WRAPPING.map((href) => path + href))],
  ['every kind of page @long', everyKind.flat()],
] as const) {
  onAndroid(`late fonts move nothing on ${pages}`, async ({ browser }) => {
    onAndroid.setTimeout(VISITS_MS);
    const arrivals = await measureSlowArrivals(browser, testSetting('TEST_SITE_ORIGIN'), routes);
    expect(checkSlowArrivals(arrivals)).toEqual([]);
  });
}
