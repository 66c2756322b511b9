import { expect, test } from './fixtures/siteTest.ts';
import { businessIn } from '#/business/business.ts';
import { finishTurn, openSlider, shownPack, TURN_EVERY_MS, TURN_MS } from './fixtures/sliders.ts';

const packCount = businessIn('en').packs?.items.length ?? 0;

if (packCount > 0) {
  test('only slides in sight take focus, before and after a turn', async ({ page }) => {
    const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
    const expectOnlySeen = () =>
      expect
        .poll(() =>
          packs.locator('.viewport').evaluate((viewport) => {
            const { left, right } = viewport.getBoundingClientRect();
            return [...viewport.querySelectorAll<HTMLElement>('.slide')].map((slide) => {
              const box = slide.getBoundingClientRect();
              const isSeen = box.right > left + 4 && box.left < right - 4;
              return isSeen === slide.inert ? `inert ${slide.inert} at ${box.left}` : '';
            });
          }),
        )
        .toEqual(Array.from({ length: packCount }, () => ''));
    await expectOnlySeen();
    await packs.getByRole('button', { name: 'Next slide' }).click();
    await finishTurn(page, packs);
    await expectOnlySeen();
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true });

    test('the packs rest after a tap on a pack or an arrow, and go on after one elsewhere @long', async ({
      page,
    }) => {
      const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
      for (const pressed of [shownPack(packs), packs.getByRole('button', { name: 'Next slide' })]) {
        await pressed.tap();
        await finishTurn(page, packs);
        const shown = (await shownPack(packs).textContent()) ?? '';
        await page.clock.runFor(2 * TURN_EVERY_MS);
        await expect(shownPack(packs)).toHaveText(shown);
        await page.getByRole('heading', { level: 1 }).tap();
        await page.clock.runFor(TURN_EVERY_MS + TURN_MS);
        await expect(shownPack(packs)).not.toHaveText(shown);
        await finishTurn(page, packs);
      }
    });

    test('the packs go on after a tap on the button that plays them', async ({ page }) => {
      const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
      const shown = (await shownPack(packs).textContent()) ?? '';
      await shownPack(packs).tap();
      await packs.getByRole('button', { name: 'Pause slides' }).tap();
      await packs.getByRole('button', { name: 'Play slides' }).tap();
      await page.clock.runFor(TURN_EVERY_MS + TURN_MS);
      await expect(shownPack(packs)).not.toHaveText(shown);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 412, height: 823 } });

    test('the controls of the packs are on the first screen, above the action bar', async ({
      page,
    }) => {
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

  test('the packs rest while a mouse rests on them, and go on when it leaves @long', async ({
    page,
  }) => {
    const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
    const first = (await shownPack(packs).textContent()) ?? '';
    await shownPack(packs).hover();
    await page.clock.runFor(2 * TURN_EVERY_MS);
    await expect(shownPack(packs)).toHaveText(first);
    await page.mouse.move(0, 0);
    await page.clock.runFor(TURN_EVERY_MS + TURN_MS);
    await expect(shownPack(packs)).not.toHaveText(first);
  });

  test('the packs rest while a control of theirs shows the focus @long', async ({ page }) => {
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

  test.describe('for a visitor who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('the arrows of the packs lead around in both directions', async ({ page }) => {
      const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
      const shown = shownPack(packs);
      const first = (await shown.textContent()) ?? '';
      await packs.getByRole('button', { name: 'Previous slide' }).click();
      await expect(shown).not.toHaveText(first);
      const next = packs.getByRole('button', { name: 'Next slide' });
      await next.click();
      await expect(shown).toHaveText(first);
      for (let turn = 0; turn < packCount; turn += 1) await next.click();
      await expect(shown).toHaveText(first);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('every slide can be read and no button does nothing', async ({ page }) => {
      await page.goto('/ready-to-eat/');
      const packs = page.getByRole('region', { name: 'Packs', exact: true });
      await expect(packs.getByRole('heading')).toHaveCount(packCount);
      await expect(packs.getByRole('button')).toHaveCount(0);
    });
  });
}
