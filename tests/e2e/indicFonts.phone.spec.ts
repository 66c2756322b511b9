import { expect, test, type Locator, type Page } from '@playwright/test';
import { business } from '#/config.ts';
import { waitForFonts } from '../../src/tools/bench/waitForFonts.ts';
import { longUnless } from '../fixtures/long.ts';
import { testWithFonts } from '../fixtures/systemFonts.ts';

// One after the other: a browser that finds other fonts takes long to start.
test.describe.configure({ mode: 'default' });

const bare = testWithFonts();
const withGujarati = testWithFonts('NotoSansGujarati-Regular');

const WORDS = ':is([lang=gu], [lang=hi]):not(svg)';

/** Opens a page, waits for its fonts, and tells for which scripts it asked for one. */
async function openWithFonts(page: Page, route: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, script] = /hind-(gujarati|devanagari)-[^/]*\.woff2$/.exec(request.url()) ?? [];
    if (script !== undefined) asked.push(script);
  });
  await page.goto(route);
  await waitForFonts(page);
  await page.evaluate(() => document.fonts.ready);
  return asked.sort();
}

/** Whether words look otherwise than letters that no font has. */
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
    expect(await openWithFonts(page, route)).toEqual(scripts);
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
    expect(await openWithFonts(page, '/services/')).toEqual([]);
    expect(await isPainted(page.locator(WORDS).first())).toBe(true);
  },
);

withGujarati('of two scripts only the one that is lacking is asked for @long', async ({ page }) => {
  expect(await openWithFonts(page, '/contact/')).toEqual(['devanagari']);
});
