import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/siteTest.ts';
import { isLeftOut } from '../fixtures/leftOutPages.ts';
import { hydrate, watchComplaints } from './fixtures/islands.ts';

const dishes = (page: Page) => page.locator('[id^=dish-]').filter({ visible: true });
const filters = (page: Page) => page.getByRole('navigation', { name: 'Show only' });

/** Follows a filter, and returns the labels of the dishes that remain. */
async function choose(page: Page, name: string) {
  await filters(page).getByRole('link', { name, exact: true }).click();
  const found = page.getByText(new RegExp(`^${name}: \\d+ dish`));
  await expect(found).toBeVisible();
  const chosen = filters(page).getByRole('link', { name, exact: true });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  const [, count] = /: (\d+) /.exec((await found.textContent()) ?? '') ?? [];
  await expect(dishes(page)).toHaveCount(Number(count));
  return dishes(page).allTextContents();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the board of the first category at once, and goes on to another', async ({
    page,
  }) => {
    await page.goto('/menu/');
    const board = page.getByRole('region', { name: 'Steamed' });
    await expect(board.getByRole('listitem')).toHaveCount(6);
    await expect(board.getByRole('heading', { name: 'Nylon khaman ₹60' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Jalebi' })).toBeHidden();
    await page.locator('[data-tabs] .strip').getByText('Pav & Chaat').click();
    await expect(page.getByRole('heading', { name: 'Kutchi dabeli ₹35' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ragda pattice', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nylon khaman ₹60' })).toBeHidden();
  });

  test('a visitor sees of all categories only what says that it is Jain', async ({ page }) => {
    await page.goto('/menu/');
    const all = await page.locator('[id^=dish-]').allTextContents();
    const left = await choose(page, 'Jain');
    expect(left).toEqual(all.filter((text) => text.includes('Jain')));
    await expect(page).toHaveURL('/menu/#jain');
    const boards = page.locator('[data-panel]').filter({ visible: true });
    expect(await boards.count()).toBeGreaterThan(1);
    for (const board of await boards.all())
      await expect(board.locator('[id^=dish-]').filter({ visible: true })).not.toHaveCount(0);
    const chosen = filters(page).locator('[aria-current]').filter({ visible: true });
    await expect(chosen).toHaveText('Jain');
    await chosen.click(); // pressed again, it ends
    await expect(chosen).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Nylon khaman ₹60' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Jalebi' })).toBeHidden();
    await test.step('none is said to be without an allergen that it, or nothing, names', async () => {
      for (const text of await choose(page, 'Without wheat')) {
        expect(text).toMatch(/contain/i);
        expect(text).not.toContain('wheat');
      }
    });
  });

  test('a press anywhere on a dish shows all that is known of it', async ({ page }) => {
    await page.goto('/menu/');
    const dish = page.locator('#dish-nylon-khaman');
    const cut = dish.getByText('Gram-flour sponge, soaked with lemon and sugar, cr…');
    await expect(cut).toBeVisible();
    await expect(dish.getByRole('listitem')).toHaveCount(0);
    await dish.click({ position: { x: 8, y: 8 } });
    await expect(page).toHaveURL('/menu/#dish-nylon-khaman');
    await expect(cut).toBeHidden();
    await expect(dish.getByText('crackling with mustard seed and curry leaf')).toBeVisible();
    await expect(dish.getByRole('listitem')).toHaveCount(4);
    await expect(dish).toContainText('Contains mustard · May contain wheat');
    await expect(dish.getByRole('link', { name: /^Play the video/ })).toBeVisible();
    const counter = page.getByRole('link', { name: 'Find your nearest counter' });
    if (!isLeftOut('/franchises-list/'))
      await expect(counter).toHaveAttribute('href', '/franchises-list/');
    await page.locator('#dish-khandvi').click();
    await expect(dish.getByRole('listitem')).toHaveCount(0);
  });

  test('a dish on home leads to its row, in the tab that it stands in', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Nylon khaman', exact: true }).first().click();
    await expect(page).toHaveURL('/menu/#dish-nylon-khaman');
    await page.goBack();
    const address = await page
      .getByRole('link', { name: 'Kutchi dabeli', exact: true, includeHidden: true })
      .first()
      .getAttribute('href');
    await page.goto(address ?? '');
    await expect(page.getByRole('heading', { name: 'Kutchi dabeli ₹35' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Nylon khaman' })).toBeHidden();
  });
});

test('a filter and Back work alike once the tabs are hydrated', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto('/menu/');
  await hydrate(page.locator('[data-tabs] astro-island'));
  await page.getByRole('tab', { name: 'Drinks' }).click();
  for (const dish of await choose(page, 'Jain')) expect(dish).toContain('Jain');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Drinks', selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cutting chai ₹15' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nylon khaman' })).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the chosen filter stands out where the system sets the colours @long', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/menu/');
  await choose(page, 'Jain');
  const groundOf = (name: string) =>
    filters(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await groundOf('Jain')).not.toBe(await groundOf('Without milk'));
});
