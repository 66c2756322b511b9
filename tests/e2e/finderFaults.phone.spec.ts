import { expect, test } from './fixtures/siteTest.ts';
import { LIST, choose, heading, openFinder, status } from './fixtures/finder.ts';
import { holdRequests, ISLAND_FILES } from './fixtures/islands.ts';

test('Back asks for the page of the choice when the finder cannot be hydrated', async ({
  page,
}) => {
  await openFinder(page);
  await choose(page, 'City', 'Jamnagar');
  await page.reload();
  await page.route(ISLAND_FILES, (route) => route.abort());
  await page.goBack();
  await expect(heading(page)).toHaveText('Franchises in Ahmedabad, Gujarat, India');
});

for (const [level, name, address] of [
  ['City', 'Jamnagar', '/franchises-list/india/gujarat/jamnagar/'],
  ['City', 'Select a city', '/franchises-list/india/gujarat/'],
] as const) {
  test(`without its files the finder leads to the page of the choice: ${name}`, async ({
    page,
  }) => {
    await page.route(ISLAND_FILES, (route) => route.abort());
    await page.goto(LIST);
    await choose(page, level, name);
    await expect(page).toHaveURL(address);
  });
}

test('says why outlets could not be fetched; Try again says that it tries, and keeps the focus nearby', async ({
  page,
}) => {
  await page.route('**/maharashtra/outlets.json', (route) => route.fulfill({ status: 503 }));
  await openFinder(page);
  await choose(page, 'State', 'Maharashtra');
  const alert = page.getByRole('alert').filter({ hasText: 'Error fetching franchises: HTTP 503' });
  const again = alert.getByRole('button', { name: 'Try again' });
  await again.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(again).toBeFocused();
  const release = await holdRequests(page, '**/maharashtra/outlets.json');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Loading franchises...');
  await expect(heading(page)).toBeFocused();
  release();
  await expect(status(page)).toHaveText('Select a city to view franchises');
});
