import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/siteTest.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';
import { longUnless } from './fixtures/long.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';
import { findOverflow } from './fixtures/walk.ts';

const kinds = routeOfEachKind();
const STANDARD_PX = 16;

/** Opens pages with another default text size, so that `rem` in media queries changes too. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = (STANDARD_PX * percent) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

for (const route of kinds) {
  const long = longUnless(['/', '/services/'].includes(route));
  test(`text of twice the size fits ${route} into a phone’s screen${long}`, async ({ page }) => {
    await setTextSize(page, 200);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await waitForFonts(page);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('32px');
    for (const width of [360, 412]) {
      await page.setViewportSize({ width, height: 823 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
  });
}

const SPACING = { lineHeight: '1.5', letterSpacing: '0.12em', wordSpacing: '0.16em' };
const PARAGRAPH_SPACING = { ...SPACING, marginBlockEnd: '2em' };

/** Finds elements that clip their text, which WCAG 1.4.12 allows only on purpose. */
const clippedTexts = (page: Page) =>
  page.evaluate(
    ({ spacing, paragraphSpacing }) => {
      for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
        Object.assign(element.style, element.matches('p') ? paragraphSpacing : spacing);
      }
      // The full text is on another page or in the heading below; hidden slides are shown later.
      const onPurpose = '.clamped, .excerpt, ol[data-truncated], [data-slider], select, svg';
      const isHidden = (element: Element): boolean =>
        getComputedStyle(element).clipPath !== 'none' || !element.checkVisibility();
      const hasSeenText = (element: Element): boolean =>
        [...element.childNodes].some((child) =>
          child instanceof Element
            ? !isHidden(child) && hasSeenText(child)
            : child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
        );
      return [...document.querySelectorAll('body *')]
        .filter((element) => !element.closest(onPurpose) && !isHidden(element))
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
          return (
            (isCut(overflowX) && scrollWidth > clientWidth + 1) ||
            (isCut(overflowY) && scrollHeight > clientHeight + 1)
          );
        })
        .filter(hasSeenText)
        .map((element) => `${element.localName}.${element.className}`);
    },
    { spacing: SPACING, paragraphSpacing: PARAGRAPH_SPACING },
  );

test('WCAG’s text spacing clips no text on a screen of 320 px @long', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const route of kinds) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await waitForFonts(page);
    expect(await clippedTexts(page), route).toEqual([]);
    expect(await findOverflow(page), route).toEqual([]);
  }
});
