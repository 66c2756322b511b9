import { expect, test, type Page } from '@playwright/test';
import { expectAwake, holdRequests, ISLAND_FILES, islandsNamed, press } from '../fixtures/islands';

const LIST = '/franchises-list/';
const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const status = (page: Page) => page.getByRole('status');
const outlets = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const choose = (page: Page, level: string, name: string) =>
  page.getByRole('combobox', { name: level, exact: true }).selectOption({ label: name });

/** Opens the list and wakes the finder as a visitor does: by reaching for a dropdown. */
async function openFinder(page: Page, address = LIST) {
  await page.goto(address);
  await page.getByRole('combobox', { name: 'Country' }).focus();
  await expect(page.locator('astro-island:not([ssr]) select').first()).toBeVisible();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first country, state and city are there', async ({ page }) => {
    await page.goto(LIST);
    await expect(heading(page)).toHaveText('Franchises in Ahmedabad, Gujarat, India');
    await expect(outlets(page)).toHaveCount(8);
  });

  test('every level leads to the next by links', async ({ page }) => {
    await page.goto(LIST);
    const places = page.getByRole('navigation', { name: 'Places' });
    await places.getByRole('link', { name: 'United Kingdom' }).click();
    await expect(status(page)).toHaveText('Select a state to view franchises');
    await places.getByRole('link', { name: 'Greater London' }).click();
    await expect(status(page)).toHaveText('Select a city to view franchises');
    await places.getByRole('link', { name: 'Wembley' }).click();
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

test('a press on a label wakes the finder and puts the focus in its dropdown', async ({
  page,
  hasTouch,
}) => {
  await page.goto(LIST);
  await press(page.locator('label', { hasText: 'State' }), 'pointer', hasTouch);
  await expectAwake(islandsNamed(page, 'FranchiseFinder'));
  await expect(page.locator('select:focus')).toHaveAccessibleName('State');
});

test('choosing a country clears state and city', async ({ page }) => {
  await openFinder(page);
  await choose(page, 'Country', 'United Kingdom');
  await expect(status(page)).toHaveText('Select a state to view franchises');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('');
  await expect(outlets(page)).toHaveCount(0);
});

test('choosing a state clears the city and loads its outlets', async ({ page }) => {
  await openFinder(page);
  await choose(page, 'State', 'Maharashtra');
  await expect(status(page)).toHaveText('Select a city to view franchises');
  await choose(page, 'City', 'Pune');
  await expect(heading(page)).toHaveText('Franchises in Pune, Maharashtra, India');
  await expect(outlets(page)).toHaveText([/Kothrud/, /Camp/, /Viman Nagar/]);
});

test('the empty country asks for a country', async ({ page }) => {
  await openFinder(page);
  await choose(page, 'Country', 'Select a country');
  await expect(status(page)).toHaveText('Select a country to view franchises');
});

test('a city without outlets says so', async ({ page }) => {
  await openFinder(page);
  await choose(page, 'City', 'Jamnagar');
  await expect(status(page)).toHaveText('No franchises available in Jamnagar, Gujarat, India.');
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

test('only one whole number of an outlet can be rung', async ({ page }) => {
  const numbers = ['+91 50000 01234', '50000 01234, 50000 01235', '-'];
  const shops = numbers.map((contactNumber, id) => ({
    id: String(id),
    name: 'Shop',
    contactNumber,
  }));
  const cities = [{ name: 'Pune', slug: 'pune', outlets: shops }];
  await page.route('**/maharashtra/outlets.json', (route) => route.fulfill({ json: cities }));
  await openFinder(page);
  await choose(page, 'State', 'Maharashtra');
  await choose(page, 'City', 'Pune');
  await expect(outlets(page)).toHaveCount(3);
  const cards = page.getByRole('main').getByRole('listitem');
  for (const number of numbers)
    await expect(cards.getByText(number, { exact: true })).toBeVisible();
  const links = cards.locator('a[href^="tel:"]');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'tel:+915000001234');
});

test('an outlet links to its map in a new tab and shows N/A without a number', async ({ page }) => {
  await page.goto('/franchises-list/india/maharashtra/pune/');
  const map = page.getByRole('link', { name: /Kothrud/ });
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(map).toHaveAttribute('href', /^https:\/\/maps\.example\//);
  await expect(page.getByText('N/A')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Camp/ })).toHaveCount(0);
});

test('a choice is an address that can be reloaded, and Back returns to the one before', async ({
  page,
}) => {
  await openFinder(page);
  await choose(page, 'State', 'Maharashtra');
  await choose(page, 'City', 'Mumbai');
  await expect(page).toHaveURL('/franchises-list/india/maharashtra/mumbai/');
  await page.reload();
  await expect(heading(page)).toHaveText('Franchises in Mumbai, Maharashtra, India');
  await page.goBack();
  await expect(status(page)).toHaveText('Select a city to view franchises');
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(heading(page)).toHaveText('Franchises in Ahmedabad, Gujarat, India');
});

test('Back pressed twice while the finder still wakes leads two choices back', async ({ page }) => {
  await openFinder(page);
  await choose(page, 'State', 'Maharashtra');
  await choose(page, 'City', 'Mumbai');
  await page.reload();
  const release = await holdRequests(page, '**/*');
  await page.goBack();
  await expect(page).toHaveURL('/franchises-list/india/maharashtra/');
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  release();
  await expectAwake(islandsNamed(page, 'FranchiseFinder'));
  await expect(heading(page)).toHaveText('Franchises in Ahmedabad, Gujarat, India');
});

test('Back asks for the page of the choice when the finder cannot wake', async ({ page }) => {
  await page.clock.install();
  await openFinder(page);
  await choose(page, 'State', 'Maharashtra');
  await page.reload();
  await page.route(ISLAND_FILES, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.goBack();
  await refused;
  await page.clock.runFor(10_000);
  await expect(heading(page)).toHaveText('Franchises in Ahmedabad, Gujarat, India');
});

test('a choice stays when another island cannot wake', async ({ page }) => {
  await page.clock.install();
  await openFinder(page);
  await choose(page, 'State', 'Maharashtra');
  await expect(status(page)).toHaveText('Select a city to view franchises');
  await page.evaluate(() => {
    document.documentElement.dataset.isSame = '';
  });
  await page.route(ISLAND_FILES, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await islandsNamed(page, 'HeaderMenu').locator('*').first().dispatchEvent('mouseover');
  await refused;
  await page.clock.runFor(10_000);
  await expect(islandsNamed(page, 'HeaderMenu')).toHaveAttribute('data-wake', 'late');
  await expect(page.locator('html')).toHaveAttribute('data-is-same');
});

test('the links to places show while the page is at its own place', async ({ page }) => {
  const places = page.getByRole('navigation', { name: 'Places' });
  await openFinder(page);
  await expect(places).toBeVisible();
  await choose(page, 'State', 'Maharashtra');
  await expect(places).toBeHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText('Franchises in Ahmedabad, Gujarat, India');
  await expect(places).toBeVisible();
});

test('a link within the page keeps the choice', async ({ page }) => {
  await openFinder(page);
  await choose(page, 'State', 'Maharashtra');
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await expect(page).toHaveURL('/franchises-list/india/maharashtra/#main');
  await expect(status(page)).toHaveText('Select a city to view franchises');
});

test('says that outlets are loading while they are', async ({ page }) => {
  const release = await holdRequests(page, '**/maharashtra/outlets.json');
  await openFinder(page);
  await choose(page, 'State', 'Maharashtra');
  await expect(status(page)).toHaveText('Loading franchises...');
  release();
  await expect(status(page)).toHaveText('Select a city to view franchises');
});

test('says why outlets could not be fetched, and tries again when asked', async ({ page }) => {
  let count = 0;
  await page.route('**/maharashtra/outlets.json', async (route) => {
    count += 1;
    if (count === 1) await route.fulfill({ status: 503, body: '' });
    else await route.continue();
  });
  await openFinder(page);
  await choose(page, 'State', 'Maharashtra');
  await expect(page.getByRole('alert')).toContainText('Error fetching franchises: HTTP 503');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toHaveText('Select a city to view franchises');
});

test('a choice made before React arrives is kept', async ({ page }) => {
  const release = await holdRequests(page, ISLAND_FILES);
  await page.goto(LIST);
  await page.getByRole('combobox', { name: 'Country' }).focus();
  await choose(page, 'Country', 'United Kingdom');
  release();
  await expect(status(page)).toHaveText('Select a state to view franchises');
  await expect(page).toHaveURL('/franchises-list/united-kingdom/');
});

for (const moment of ['as it wakes', 'in the next frame']) {
  test(`a choice made ${moment} is one step in the history`, async ({ page }) => {
    await page.goto(LIST);
    const before = await page.evaluate(() => history.length);
    await page.evaluate((isLater) => {
      const select = document.querySelector<HTMLSelectElement>('select[name=state]');
      const choose = () => {
        if (select) select.value = 'maharashtra';
        select?.dispatchEvent(new Event('change', { bubbles: true }));
      };
      new MutationObserver(() => {
        if (isLater) requestAnimationFrame(choose);
        else choose();
      }).observe(select?.closest('astro-island') ?? document, { attributeFilter: ['ssr'] });
    }, moment !== 'as it wakes');
    await page.getByRole('combobox', { name: 'Country' }).focus();
    await expect(status(page)).toHaveText('Select a city to view franchises');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
}
