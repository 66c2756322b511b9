import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures/siteTest.ts';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { languages, scriptOf } from '#/messages/languages.ts';
import { testSetting } from '../fixtures/builtSite.ts';
import { ANDROID_FONT_NAMES, writeFontconfig, type AndroidFont } from '#/tools/fontconfig.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';
import { findLateShifts } from './fixtures/slowArrivals.ts';
import { wholeChromium } from './fixtures/wholeChromium.ts';

// One after another: starting a browser with other fonts takes long.
test.describe.configure({ mode: 'default' });

/** Tests in a Chromium that has only these fonts for Gujarati and Hindi. */
const testWithFonts = (...names: AndroidFont[]) =>
  test.extend({
    launchOptions: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here.
      async ({}, use) => {
        const folder = await mkdtemp(join(tmpdir(), 'site-fonts-'));
        await use({ ...wholeChromium, env: writeFontconfig(folder, names) });
        await rm(folder, { recursive: true });
      },
      { scope: 'worker' },
    ],
  });

const bare = testWithFonts();
const withGujarati = testWithFonts('NotoSansGujarati-Regular');
const onAndroid = testWithFonts(...ANDROID_FONT_NAMES);

const SCRIPTS = new Map([
  ['Gujr', ['gujarati']],
  ['Deva', ['devanagari']],
]);
const indic = languages.filter(({ code }) => SCRIPTS.has(scriptOf(code)));
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

bare('words of each script show where the system cannot write them', async ({ page }) => {
  expect(await openWithFonts(page, '/contact/')).toEqual(ALL_SCRIPTS);
  for (const { code } of indic) {
    const word = page.locator(`[lang=${code}]:not(svg)`).filter({ visible: true }).first();
    expect(await isPainted(word), code).toBe(true);
  }
});

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

for (const { code, path } of indic) {
  bare(
    `the home page in ${code} asks for its own display face alone, and shows bold words @long`,
    async ({ page }) => {
      expect(await openWithFonts(page, `${path}/`, 'display')).toEqual(SCRIPTS.get(scriptOf(code)));
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

/** Pages with headings in both scripts and with names that may take two lines. */
const WRAPPING = ['/gu/franchises-list/united-kingdom/leicestershire/', '/hi/chef-single/'];
const everyKind = await Promise.all(indic.map((language) => routeOfEachKind(language)));

for (const [pages, routes] of [
  ['pages whose headings wrap @long', WRAPPING],
  ['every kind of page @long', everyKind.flat()],
] as const) {
  onAndroid(`late fonts move nothing on ${pages}`, async ({ browser }) => {
    onAndroid.setTimeout(VISITS_MS);
    expect(await findLateShifts(browser, testSetting('TEST_SITE_ORIGIN'), routes)).toEqual([]);
  });
}
