/** Where outlets are: near a city, near the visitor, and the way there. */
import { expect, test, type Page } from '@playwright/test';
import { LIST } from '../fixtures/finder.ts';

const CITY = `${LIST}india/gujarat/ahmedabad/`;
const IN_AHMEDABAD = { latitude: 23.041, longitude: 72.561 };
const FILE = /\/near-me\.json$/;

const near = (page: Page) => page.locator('[data-near]');
const press = (page: Page) => page.getByRole('button', { name: 'Near me' }).click();

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('each outlet of a city is one tap from a call and from the way there', async ({
      page,
    }) => {
      await page.goto(CITY);
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) });
      await expect(cards).toHaveCount(8);
      for (const card of await cards.all()) {
        await expect(card.locator('a[href^="tel:+91"]')).toBeVisible();
        await expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute(
          'href',
          /^https:/,
        );
      }
      await expect(cards.first()).toContainText('10 am to 10 pm, every day');
      await expect(cards.first().getByRole('link', { name: 'Directions' })).toHaveAttribute(
        'href',
        /destination=23\.04%2C72\.56$/,
      );
    });

    test('a city names those nearest to it, the nearest first', async ({ page }) => {
      await page.goto(CITY);
      const links = page.getByRole('navigation', { name: 'Places' });
      const group = links.locator('div').filter({ hasText: 'Nearest to Ahmedabad' });
      await expect(group.getByRole('listitem')).toHaveText([
        /^Gandhinagar \d+ km$/,
        /^Vadodara \d+ km$/,
        /^Rajkot \d+ km$/,
      ]);
      await group.getByRole('link', { name: 'Gandhinagar' }).click();
      await expect(page).toHaveURL(`${LIST}india/gujarat/gandhinagar/`);
    });

    test('a city whose place nobody told names the others of its state', async ({ page }) => {
      await page.goto(`${LIST}india/gujarat/jamnagar/`);
      const links = page.getByRole('navigation', { name: 'Places' });
      await expect(links).not.toContainText('Nearest');
      await expect(links.getByRole('link', { name: 'Rajkot' })).toBeVisible();
    });
  });
}

test.describe('near me', () => {
  test('asks for the position only after a tap, and sends it nowhere', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(IN_AHMEDABAD);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(LIST);
    expect(sent.filter((request) => FILE.test(request.trim()))).toEqual([]);
    await press(page);
    await expect(near(page).getByRole('listitem')).toHaveText([
      /^Tikhu Mithu Navrangpura, Ahmedabad 0\.\d km$/,
      /^Tikhu Mithu Satellite, Ahmedabad \d\.\d km$/,
      /^Tikhu Mithu Maninagar, Ahmedabad \d\.\d km$/,
    ]);
    expect(sent.filter((request) => FILE.test(request.trim()))).toHaveLength(1);
    expect(sent.filter((request) => request.includes('23.04'))).toEqual([]);
    expect(sent.filter((request) => request.includes('?'))).toEqual([]);
    await near(page).getByRole('link', { name: 'Navrangpura' }).click();
    await expect(page).toHaveURL(CITY);
  });

  test('says that a city is to be chosen where the browser refuses', async ({ page }) => {
    await page.goto(LIST);
    await press(page);
    await expect(near(page)).toContainText('Your browser did not give your location.');
    await expect(near(page).getByRole('listitem')).toHaveCount(0);
  });

  test('says why the outlets could not be had, and can be pressed again', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(IN_AHMEDABAD);
    await page.route(FILE, (route) => route.fulfill({ status: 503 }));
    await page.goto(LIST);
    await press(page);
    await expect(near(page)).toContainText('Error fetching franchises: HTTP 503');
    await page.unroute(FILE);
    await press(page);
    await expect(near(page).getByRole('listitem')).toHaveCount(3);
  });

  test('is not offered without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(LIST);
    await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden();
    await context.close();
  });
});
