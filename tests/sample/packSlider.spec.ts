import type { Locator } from 'playwright/test';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import {
  finishTurn,
  openSlider,
  shownPack,
  TURN_EVERY_MS,
  TURN_MS,
} from '../e2e/fixtures/sliders.ts';

const packCount = 4;

const AFTER_TOUCH_MS = 10_000;

const arrowOf = (packs: Locator) => packs.getByRole('button', { name: 'Next slide' });

test('only visible slides take focus, before and after a slide change', async ({ page }) => {
  const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
  const expectOnlySeen = () =>
    expect
      .poll(() =>
        packs.locator('.viewport').evaluate((viewport) => {
          const { left, right } = viewport.getBoundingClientRect();
          return [...viewport.querySelectorAll('.slide')].map((slide) => {
            const box = slide.getBoundingClientRect();
            const isSeen = box.right > left + 4 && box.left < right - 4;
            const { visibility } = getComputedStyle(slide);
            return isSeen === (visibility === 'visible') ? '' : `${visibility} at ${box.left}`;
          });
        }),
      )
      .toEqual(Array.from({ length: packCount }, () => ''));
  await expectOnlySeen();
  await arrowOf(packs).click();
  await finishTurn(page, packs);
  await expectOnlySeen();
});

test.describe("with a visitor's input", () => {
  test.use({ hasTouch: true });

  test('the packs stay while paused, and move on ten seconds after Play', async ({ page }) => {
    const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
    const shown = (await shownPack(packs).textContent()) ?? '';
    await packs.getByRole('button', { name: 'Pause slides' }).tap();
    await page.clock.runFor(3 * TURN_EVERY_MS);
    await expect(shownPack(packs)).toHaveText(shown);
    await packs.getByRole('button', { name: 'Play slides' }).tap();
    await page.clock.runFor(AFTER_TOUCH_MS - TURN_MS);
    await expect(shownPack(packs)).toHaveText(shown);
    await page.clock.runFor(2 * TURN_MS);
    await expect(shownPack(packs)).not.toHaveText(shown);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('the controls of the packs are on the first screen', async ({ page }) => {
    await page.goto('/ready-to-eat/');
    const running = page.locator('[data-slider][data-running]');
    await expect(running).toBeVisible();
    const bar = await page.locator('nav.actions').boundingBox();
    for (const control of await running.getByRole('button').all()) {
      const box = await control.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the arrows of the packs wrap around in both directions', async ({ page }) => {
    const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
    const shown = shownPack(packs);
    const first = (await shown.textContent()) ?? '';
    await packs.getByRole('button', { name: 'Previous slide' }).click();
    await expect(shown).not.toHaveText(first);
    const next = arrowOf(packs);
    await next.click();
    await expect(shown).toHaveText(first);
    for (let turn = 0; turn < packCount; turn += 1) await next.click();
    await expect(shown).toHaveText(first);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide can be read and there is no button', async ({ page }) => {
    await page.goto('/ready-to-eat/');
    const packs = page.getByRole('region', { name: 'Packs', exact: true });
    await expect(packs.getByRole('heading')).toHaveCount(packCount);
    await expect(packs.getByRole('button')).toHaveCount(0);
  });
});
