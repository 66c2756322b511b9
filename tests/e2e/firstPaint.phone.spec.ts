import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/siteTest.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';
import { languages } from '#/messages/languages.ts';
import { holdRequests } from './fixtures/islands.ts';

/** Three for English, and one for the name of each other language, in its script. */
const FONT_COUNT = 3 + languages.length - 1;
const PICTURES = /\.avif$/;

/** Records the font files that a page requests. */
function watchFonts(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(new URL(request.url()).pathname);
  });
  return files;
}

/** How much higher a paragraph is than its lines, as a part of a line, at several widths. */
const excessHeights = (page: Page) =>
  page.locator('main p:not([lang])', { has: page.locator('span[lang]') }).evaluateAll((texts) =>
    (texts as HTMLElement[])
      .filter((text) => text.checkVisibility())
      .flatMap((text) => {
        const line = parseFloat(getComputedStyle(text).lineHeight);
        return [320, 280, 240, 200, 160].map((width) => {
          text.style.inlineSize = `${width}px`;
          const height = text.clientHeight / line;
          return Math.round(10 * Math.abs(height - Math.round(height))) / 10;
        });
      }),
  );

/** The font family in which the browser draws an element's text. */
const familyOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);

test('fonts wait for the first pictures', async ({ page }) => {
  const fonts = watchFonts(page);
  const release = await holdRequests(page, PICTURES);
  await page.goto('/blog/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await familyOf(page, 'h1')).not.toMatch(/^Shrikhand/);
  expect(fonts).toEqual([]);
  release();
  await waitForFonts(page);
  expect(fonts).toHaveLength(FONT_COUNT);
  expect(await familyOf(page, 'h1')).toMatch(/^Shrikhand,/);
  for (const part of ['header', 'main p', 'footer']) {
    expect(await familyOf(page, part)).toMatch(/^Hind,/);
  }
});

/** How the browser lays out the footer: `auto` while that waits until it is near the screen. */
const footerLayout = (page: Page) =>
  page.locator('footer').evaluate((footer) => getComputedStyle(footer).contentVisibility);

test('what stands below the first screens is laid out when it takes its fonts', async ({
  page,
}) => {
  const release = await holdRequests(page, PICTURES);
  await page.goto('/blog/', { waitUntil: 'domcontentloaded' });
  expect(await footerLayout(page)).toBe('auto');
  release();
  await waitForFonts(page);
  expect(await footerLayout(page)).toBe('visible');
});

for (const [where, route, viewport] of [
  ['on a desk', '/blog/', { width: 1280, height: 800 }],
  ['whose visitor comes for one part of it', '/blog/#main', { width: 412, height: 823 }],
] as const) {
  test(`a page ${where} is laid out whole at once`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await holdRequests(page, PICTURES);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    expect(await footerLayout(page)).toBe('visible');
  });
}

test('a picture that never comes does not keep the fonts away @long', async ({ page }) => {
  await page.clock.install();
  await holdRequests(page, PICTURES);
  await page.goto('/blog/', { waitUntil: 'domcontentloaded' });
  await expect(async () => {
    await page.clock.runFor(1_000);
    for (const part of ['header', 'main p', 'footer']) {
      expect(await familyOf(page, part)).toMatch(/^Hind,/);
    }
  }).toPass();
});

test('a page after the first has its fonts from the start', async ({ page }) => {
  await page.goto('/blog/');
  await waitForFonts(page);
  const release = await holdRequests(page, PICTURES);
  await page.getByRole('article').first().getByRole('link').click();
  await page.waitForURL('**/blog-single/**', { waitUntil: 'domcontentloaded' });
  expect(await familyOf(page, 'main p')).toMatch(/^Hind,/);
  release();
});

test('a text is as high as its lines, wherever words of another script in it wrap @long', async ({
  page,
}) => {
  await page.goto('/services/');
  await waitForFonts(page);
  const excess = await excessHeights(page);
  expect(excess.length).toBeGreaterThan(0);
  expect(excess.filter((share) => share !== 0)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('fonts come by themselves', async ({ page }) => {
    const fonts = watchFonts(page);
    await page.goto('/blog/');
    await expect.poll(() => fonts.length).toBe(FONT_COUNT);
  });
});
