import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { hydrate, watchComplaints } from '../e2e/fixtures/islands.ts';

const dishes = (page: Page) => page.locator('[id^=dish-]').filter({ visible: true });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show only' }).getByRole('checkbox', { name, exact: true });
/** Opens the menu and its filters, which are folded on a phone. */
async function openFilters(page: Page) {
  await page.goto('/menu/');
  await page.getByText('Show only: Jain · Allergies').click();
}
const unstated = (page: Page) => page.getByText(/ no allergen statement and /);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can read the first category at once, and go on to another', async ({ page }) => {
    await page.goto('/menu/');
    const board = page.getByRole('region', { name: 'Steamed' });
    await expect(board.locator('[id^=dish-]')).toHaveCount(6);
    await expect(board.getByRole('heading', { name: 'Nylon khaman ₹60' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Jalebi' })).toBeHidden();
    const tab = page.locator('[data-tabs] .strip').getByText('Pav & Chaat');
    await tab.click();
    // The strip stays below the sticky header.
    const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    const topOf = async () => (await tab.boundingBox())?.y;
    await expect.poll(topOf).toBeGreaterThanOrEqual(height);
    await expect(page.getByRole('heading', { name: 'Kutchi dabeli ₹35' })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Ragda pattice Price at the counter', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nylon khaman ₹60' })).toBeHidden();
  });

  test('filters apply to all categories, and say what they leave out', async ({ page }) => {
    await openFilters(page);
    await expect(unstated(page)).toBeHidden();
    await filter(page, 'Jain').check();
    await expect(page.locator('#dish-masala-chaas')).toBeVisible();
    for (const text of await dishes(page).allTextContents()) expect(text).toContain('Jain');
    await expect(page.getByText(/share their oil with onion/).first()).toBeVisible();
    await expect(unstated(page)).toBeHidden();
    await filter(page, 'Without mustard').check();
    await expect(dishes(page)).toHaveCount(1);
    await expect(page.locator('#dish-masala-chaas')).toBeVisible();
    await expect(unstated(page)).toHaveText(/^1 dish has/);
    await filter(page, 'Without milk').check();
    await expect(dishes(page)).toHaveCount(0);
    await expect(page.getByText(/If the list is empty, no dish does/)).toBeVisible();
    await page.getByRole('button', { name: 'All dishes' }).click();
    await expect(page.getByRole('heading', { name: 'Nylon khaman ₹60' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Jalebi' })).toBeHidden();
    await expect(page).toHaveURL('/menu/');
  });

  test('a press on a dish shows its details', async ({ page }) => {
    await openFilters(page);
    await filter(page, 'Without sesame').check();
    const dish = page.locator('#dish-nylon-khaman');
    const cut = dish.getByText('Gram-flour sponge, soaked with lemon and sugar, cr…');
    await expect(dish).toContainText('Contains mustard · May contain wheat and peanuts · 185 kcal');
    await dish.click({ position: { x: 8, y: 8 } });
    await expect(cut).toBeHidden();
    await expect(dish.getByText('crackling with mustard seed and curry leaf')).toBeVisible();
    await expect(dish.getByRole('listitem')).toHaveCount(3);
    await expect(dish.getByRole('link', { name: /^Play the video/ })).toBeVisible();
    await page.locator('#dish-khandvi').click();
    await expect(dish.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Kutchi dabeli ₹35' })).toBeHidden();
    await expect(page).toHaveURL('/menu/');
    await dish.getByText('More').click();
    await expect(cut).toBeVisible();
  });

  test('a dish on home links to its row, in the tab of its category', async ({ page }) => {
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

test('filters work by keyboard in hydrated tabs', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto('/menu/');
  await hydrate(page.locator('[data-tabs] astro-island'));
  await page.getByRole('tab', { name: 'Drinks' }).click();
  await page.locator('summary', { hasText: 'Show only' }).focus();
  await page.keyboard.press('Enter');
  await filter(page, 'Jain').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.locator('#dish-fafda-with-sambharo')).toBeVisible();
  await page.keyboard.press('Enter'); // submits no form
  await page.keyboard.press('Space');
  await expect(page.getByRole('tab', { name: 'Drinks', selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cutting chai ₹15' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nylon khaman' })).toBeHidden();
  expect(complaints).toEqual([]);
});

test('ticked filters announce how many dishes pass, and stay ticked in another language', async ({
  page,
}) => {
  await openFilters(page);
  const status = page.locator('form').getByRole('status');
  await expect(status).toHaveText('');
  await filter(page, 'Without peanuts').check();
  await expect(status).toHaveText('12 of 20 dishes');
  await filter(page, 'Jain').check();
  await expect(dishes(page)).toHaveCount(5);
  await expect(status).toHaveText('5 of 20 dishes');
  await page.locator('header').getByRole('link', { name: 'ગુજરાતી' }).click();
  await expect(status).toHaveText('20 વાનગીઓમાંથી 5');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'બધી વાનગીઓ' }).click();
  await expect(status).toHaveText('');
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true, includeHidden: true })).toHaveCount(0);
});
