import { expect, test } from './fixtures/siteTest.ts';
import { LIST, choose, heading, openFinder, outlets, status } from './fixtures/finder.ts';
import { holdRequests, ISLAND_FILES } from './fixtures/islands.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every level leads to the next by links', async ({ page }) => {
    await page.goto(LIST);
    const links = page.getByRole('navigation', { name: 'Places' });
    await links.getByRole('link', { name: 'United Kingdom' }).click();
    await expect(status(page)).toHaveText('Select a state to view franchises');
    await links.getByRole('link', { name: 'Greater London' }).click();
    await expect(status(page)).toHaveText('Select a city to view franchises');
    await links.getByRole('link', { name: 'Wembley' }).click();
    await expect(heading(page)).toHaveText('Franchises in Wembley, Greater London, United Kingdom');
  });
});

test('a visitor reaches another city by the keyboard alone', async ({ page }) => {
  await openFinder(page);
  const focused = page.locator('select:focus');
  for (const [level, letter, then] of [
    ['Country', 'u', 'Select a state to view franchises'],
    ['State', 'g', 'Select a city to view franchises'],
  ] as const) {
    await expect(focused).toHaveAccessibleName(level);
    await page.keyboard.press(letter);
    await expect(status(page)).toHaveText(then);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('w');
  await expect(heading(page)).toHaveText('Franchises in Wembley, Greater London, United Kingdom');
});

test('a choice clears what is below it, and the message says what comes next', async ({ page }) => {
  await openFinder(page);
  await choose(page, 'Country', 'United Kingdom');
  await expect(status(page)).toHaveText('Select a state to view franchises');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('');
  await expect(outlets(page)).toHaveCount(0);
  await choose(page, 'Country', 'India');
  await choose(page, 'State', 'Maharashtra');
  await expect(status(page)).toHaveText('Select a city to view franchises');
  await choose(page, 'City', 'Pune');
  await expect(heading(page)).toHaveText('Franchises in Pune, Maharashtra, India');
  await expect(outlets(page)).toHaveText([/Kothrud/, /Camp/, /Viman Nagar/]);
  await choose(page, 'State', 'Gujarat');
  await choose(page, 'City', 'Jamnagar');
  await expect(status(page)).toHaveText('No franchises available in Jamnagar, Gujarat, India.');
  await choose(page, 'Country', 'Select a country');
  await expect(status(page)).toHaveText('Select a country to view franchises');
});

test('a chosen city comes into view, and its heading has the focus', async ({ page }) => {
  const release = await holdRequests(page, '**/gujarat/outlets.json');
  await openFinder(page);
  await choose(page, 'City', 'Surat');
  await expect(heading(page)).toHaveText('Franchises in Surat, Gujarat, India');
  await expect(heading(page)).toBeFocused();
  await expect(status(page)).toHaveText('Loading franchises...');
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  release();
  await expect(status(page)).toHaveText('5 outlets in Surat');
  await expect(outlets(page).first()).toBeInViewport();
});

test('what is to be chosen next comes into view @long', async ({ page }) => {
  await openFinder(page);
  await page.getByRole('combobox', { name: 'Country' }).dispatchEvent('pointerdown');
  await choose(page, 'Country', 'United Kingdom');
  const all = 0.99; // a browser scrolls by whole pixels
  await expect(status(page)).toBeInViewport({ ratio: all });
  await expect(page.getByRole('combobox', { name: 'State' })).toBeInViewport({ ratio: all });
});

test('outlets that share an id and a name stay in their own city', async ({ page }) => {
  const twin = { id: '1', name: 'Twin' };
  const cities = [
    { name: 'Mumbai', slug: 'mumbai', outlets: [twin, twin] },
    { name: 'Pune', slug: 'pune', outlets: [{ id: '2', name: 'Single' }] },
  ];
  await page.route('**/maharashtra/outlets.json', (route) => route.fulfill({ json: cities }));
  await openFinder(page);
  await choose(page, 'State', 'Maharashtra');
  for (const [city, names] of [
    ['Mumbai', ['Twin', 'Twin']],
    ['Pune', ['Single']],
    ['Mumbai', ['Twin', 'Twin']],
    ['Pune', ['Single']],
  ] as const) {
    await choose(page, 'City', city);
    await expect(outlets(page)).toHaveText(names);
  }
});

test('a choice made before React arrives is kept, and hides what belongs to another place', async ({
  page,
}) => {
  const release = await holdRequests(page, ISLAND_FILES);
  await page.goto(LIST);
  await page.getByRole('combobox', { name: 'City' }).scrollIntoViewIfNeeded();
  await choose(page, 'City', 'Surat');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('#outlets')).toBeHidden();
  await expect(outlets(page)).toHaveCount(0);
  await expect(status(page)).toMatchAriaSnapshot('- status: Loading franchises...');
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  release();
  await expect(heading(page)).toBeFocused();
  await expect(outlets(page)).toHaveText([/Adajan/, /Varachha/, /Vesu/, /Piplod/, /Katargam/]);
});
