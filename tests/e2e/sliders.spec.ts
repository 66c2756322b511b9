import { expect, test, type Locator } from '@playwright/test';
import { business } from '#/config.ts';
import { finishTurn, openSlider, shownPack, TURN_EVERY_MS, TURN_MS } from '../fixtures/sliders.ts';

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

test('the packs turn every five seconds', async ({ page }) => {
  const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
  const first = await shownPack(packs).textContent();
  await page.clock.runFor(TURN_EVERY_MS + TURN_MS);
  await expect(shownPack(packs)).not.toHaveText(first ?? '');
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  test('the packs go on after a tap on a pack and on an arrow', async ({ page }) => {
    const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
    for (const pressed of [shownPack(packs), packs.getByRole('button', { name: 'Next slide' })]) {
      await pressed.tap();
      await finishTurn(page, packs);
      const shown = (await shownPack(packs).textContent()) ?? '';
      await page.clock.runFor(TURN_EVERY_MS + TURN_MS);
      await expect(shownPack(packs)).not.toHaveText(shown);
      await finishTurn(page, packs);
    }
  });
});

test('the packs rest while a mouse rests on them, and go on when it leaves', async ({ page }) => {
  const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
  const first = (await shownPack(packs).textContent()) ?? '';
  await shownPack(packs).hover();
  await page.clock.runFor(2 * TURN_EVERY_MS);
  await expect(shownPack(packs)).toHaveText(first);
  await page.mouse.move(0, 0);
  await page.clock.runFor(TURN_EVERY_MS + TURN_MS);
  await expect(shownPack(packs)).not.toHaveText(first);
});

test('the packs rest while a control of theirs shows the focus', async ({ page }) => {
  const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
  const next = packs.getByRole('button', { name: 'Next slide' });
  await next.press('Enter');
  await finishTurn(page, packs);
  const chosen = (await shownPack(packs).textContent()) ?? '';
  await page.clock.runFor(2 * TURN_EVERY_MS);
  await expect(shownPack(packs)).toHaveText(chosen);
  await next.blur();
  await page.clock.runFor(TURN_EVERY_MS + TURN_MS);
  await expect(shownPack(packs)).not.toHaveText(chosen);
});

for (const moment of ['before Swiper is made', 'after Swiper was made']) {
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

  test('the arrows of the packs lead around in both directions', async ({ page }) => {
    const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
    const shown = shownPack(packs);
    const first = (await shown.textContent()) ?? '';
    await packs.getByRole('button', { name: 'Previous slide' }).click();
    await expect(shown).not.toHaveText(first);
    const next = packs.getByRole('button', { name: 'Next slide' });
    await next.click();
    await expect(shown).toHaveText(first);
    for (let turn = 0; turn < 4; turn += 1) await next.click();
    await expect(shown).toHaveText(first);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide can be read and no button does nothing', async ({ page }) => {
    await page.goto('/ready-to-eat/');
    const packs = page.getByRole('region', { name: 'Packs', exact: true });
    await expect(packs.getByRole('heading')).toHaveCount(4);
    await expect(packs.getByRole('button')).toHaveCount(0);
  });
});
