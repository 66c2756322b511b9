import type { Locator } from 'playwright/test';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { openSlider, TURN_EVERY_MS, TURN_MS } from '../e2e/fixtures/sliders.ts';

const mark = (slider: Locator, number: number) =>
  slider.getByRole('button', { name: `Slide ${number} of 2` });

const isCurrent = (slider: Locator, number: number) =>
  expect(mark(slider, number)).toHaveAttribute('aria-current', 'true');

test('the hero changes its slide every five seconds, in a loop', async ({ page }) => {
  const hero = await openSlider(page, '/', 'Tikhu Mithu');
  await page.clock.runFor(TURN_EVERY_MS - TURN_MS);
  await isCurrent(hero, 1);
  await page.clock.runFor(2 * TURN_MS);
  await isCurrent(hero, 2);
  await page.clock.runFor(TURN_EVERY_MS);
  await isCurrent(hero, 1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no slider moves by itself', async ({ page }) => {
    const hero = await openSlider(page, '/', 'Tikhu Mithu');
    await page.clock.runFor(3 * TURN_EVERY_MS);
    await isCurrent(hero, 1);
    await expect(hero.getByRole('button', { name: 'Play slides' })).toBeVisible();
  });
});
