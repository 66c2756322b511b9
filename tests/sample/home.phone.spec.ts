import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero leads to the menu, and the board tells the price of a dish of another category', async ({
    page,
  }) => {
    await page.goto('/');
    const toMenu = page.getByRole('link', { name: 'See the menu', exact: true }).first();
    await expect(toMenu).toHaveAttribute('href', '/menu/');
    const board = page.getByRole('region', { name: 'On the board today' });
    const chai = board.getByText('Cutting chai');
    await expect(chai).toBeHidden();
    await board.getByText('Drinks').first().click();
    await expect(chai).toBeVisible();
    await expect(chai).toContainText('₹15');
    await expect(board.getByText('Nylon khaman')).toBeHidden();
    await chai.click();
    await expect(page).toHaveURL('/menu/#dish-cutting-chai');
  });
});

test('only the slide that shows can be reached, and the page keeps its heading', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Tikhu Mithu: Gujarati snacks and cafe');
  const hero = page.locator('[data-running="fade"]');
  const actionOf = (slide: number) =>
    hero.locator('.slide').nth(slide).locator('a').filter({ hasText: 'Get Franchise' });
  await hero.getByRole('button', { name: 'Pause slides' }).click();
  await hero.getByRole('button', { name: 'Slide 2 of 2' }).click();
  await expect(actionOf(0)).toBeHidden();
  await expect(heading).toBeVisible();
  await hero.getByRole('button', { name: 'Slide 1 of 2' }).click();
  await expect(actionOf(1)).toBeHidden();
  await expect(actionOf(0)).toBeVisible();
});

test('the slides of the hero have the same actions in the same place @long', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('[data-running="fade"]');
  await expect(hero).toBeVisible();
  await waitForFonts(page);
  for (const width of [412, 1280]) {
    await page.setViewportSize({ width, height: 823 });
    await page.waitForFunction((set) => innerWidth === set, width);
    const [first, second] = await hero.locator('.slide').evaluateAll((slides) =>
      slides.map((slide) =>
        [...slide.querySelectorAll('a')].map((link) => {
          const { x, y, width: across, height } = link.getBoundingClientRect();
          const place = [x, y, across, height].map(Math.round);
          return [link.getAttribute('href'), ...place].join(' ');
        }),
      ),
    );
    expect(first).toHaveLength(3);
    expect(second, `at ${width} px`).toEqual(first);
  }
});

test('the slides begin with what a visitor has swiped to', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  const words = page.getByRole('region', { name: 'Testimonials', exact: true });
  await words.locator('.track').evaluate((track) => {
    const [, second] = track.children;
    if (second instanceof HTMLElement) track.scrollLeft = second.offsetLeft;
  });
  await words.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await words.getAttribute('data-running')).not.toBeNull();
  }).toPass();
  await expect(words.getByRole('button', { name: 'Slide 2 of 6' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
