import type { Locator } from 'playwright/test';
import { expect, test } from '../fixtures/siteTest.ts';
import { businessIn } from '#/business/business.ts';
import { openSlider, TURN_EVERY_MS, TURN_MS } from '../fixtures/sliders.ts';

const business = businessIn('en');

const mark = (slider: Locator, number: number) =>
  slider.getByRole('button', { name: `Slide ${number} of 2` });

const isCurrent = (slider: Locator, number: number) =>
  expect(mark(slider, number)).toHaveAttribute('aria-current', 'true');

test('the hero turns every five seconds and begins again after the last slide', async ({
  page,
}) => {
  const hero = await openSlider(page, '/', business.name);
  await page.clock.runFor(TURN_EVERY_MS - TURN_MS);
  await isCurrent(hero, 1);
  await page.clock.runFor(2 * TURN_MS);
  await isCurrent(hero, 2);
  await page.clock.runFor(TURN_EVERY_MS);
  await isCurrent(hero, 1);
});

test('the hero shows the slide whose mark is pressed', async ({ page }) => {
  const hero = await openSlider(page, '/', business.name);
  await mark(hero, 2).click();
  await page.clock.runFor(100);
  await isCurrent(hero, 2);
});

test('the hero rests while it is paused', async ({ page }) => {
  const hero = await openSlider(page, '/', business.name);
  await hero.getByRole('button', { name: 'Pause slides' }).click();
  await page.clock.runFor(3 * TURN_EVERY_MS);
  await isCurrent(hero, 1);
});

/** Without reviews the hero is the only slider of the home page. */
const MOMENTS = business.reviews ? ['before Swiper is made', 'after Swiper was made'] : [];

for (const moment of MOMENTS) {
  test(`a slider that fails ${moment} stays as it was, and the others start`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript((isEarly) => {
      const breakHero = (owner: object, name: string, finds: (element: unknown) => boolean) => {
        const own = Object.getOwnPropertyDescriptor(owner, name)?.value as (
          ...all: unknown[]
        ) => unknown;
        Object.assign(owner, {
          [name](this: unknown, ...all: unknown[]) {
            if (finds(this)) throw new Error('not this one');
            return own.apply(this, all);
          },
        });
      };
      const isIn = (selector: string) => (element: unknown) =>
        element instanceof HTMLElement && element.matches(selector);
      if (isEarly) breakHero(Element.prototype, 'querySelector', isIn('[data-effect="fade"]'));
      else breakHero(EventTarget.prototype, 'addEventListener', isIn('.hero [data-pause]'));
    }, moment === 'before Swiper is made');
    await openSlider(page, '/', 'Testimonials');
    const hero = page.locator('.hero [data-slider]');
    await page.clock.runFor(2 * TURN_EVERY_MS);
    expect(errors).toEqual(['not this one']);
    await expect(hero).not.toHaveAttribute('data-running');
    await expect(hero.locator('[class*=swiper], [inert], [style]')).toHaveCount(0);
    await expect(hero.locator('.track')).toHaveAttribute('tabindex', '0');
    await expect(hero.getByRole('listitem')).toHaveCount(2);
    for (const slide of await hero.locator('.slide').all()) await expect(slide).toBeVisible();
    await expect(hero.getByRole('button')).toHaveCount(0);
  });
}

test.describe('for a visitor who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing turns by itself', async ({ page }) => {
    const hero = await openSlider(page, '/', business.name);
    await page.clock.runFor(3 * TURN_EVERY_MS);
    await isCurrent(hero, 1);
    await expect(hero.getByRole('button', { name: 'Play slides' })).toBeVisible();
  });
});
