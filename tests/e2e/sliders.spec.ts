import { expect, test, type Locator, type Page } from '@playwright/test';

const TURN_EVERY_MS = 5000;
/** What a turn itself takes, and the frame after it. */
const TURN_MS = 700;

/** Opens a page whose clock stands still, and waits until its slider by that name runs. */
async function openSlider(page: Page, route: string, name: string): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(route);
  const slider = page.getByRole('region', { name, exact: true }).and(page.locator('[data-slider]'));
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(slider).toHaveAttribute('data-running', /.*/, { timeout: 100 });
  }).toPass();
  // Swiper measures itself once more in the frame after it started, and stays on its slide for that.
  await page.evaluate(
    () => new Promise((resolve) => new ResizeObserver(resolve).observe(document.body)),
  );
  await page.clock.runFor(100);
  return slider;
}

const mark = (slider: Locator, number: number) =>
  slider.getByRole('button', { name: `Slide ${number} of 2` });

const isCurrent = (slider: Locator, number: number) =>
  expect(mark(slider, number)).toHaveAttribute('aria-current', 'true');

/** The pack that the slider shows. */
const shownPack = (slider: Locator) => slider.locator('.swiper-slide-active').getByRole('heading');

test('the hero turns every five seconds and begins again after the last slide', async ({
  page,
}) => {
  const hero = await openSlider(page, '/', 'Tikhu Mithu');
  await page.clock.runFor(TURN_EVERY_MS - TURN_MS);
  await isCurrent(hero, 1);
  await page.clock.runFor(2 * TURN_MS);
  await isCurrent(hero, 2);
  await page.clock.runFor(TURN_EVERY_MS);
  await isCurrent(hero, 1);
});

test('the hero shows the slide whose mark is pressed', async ({ page }) => {
  const hero = await openSlider(page, '/', 'Tikhu Mithu');
  await mark(hero, 2).click();
  await page.clock.runFor(100);
  await isCurrent(hero, 2);
});

test('the hero rests while it is paused', async ({ page }) => {
  const hero = await openSlider(page, '/', 'Tikhu Mithu');
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

test.describe('for a visitor who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing turns by itself', async ({ page }) => {
    const hero = await openSlider(page, '/', 'Tikhu Mithu');
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
