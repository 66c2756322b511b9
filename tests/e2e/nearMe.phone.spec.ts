/** Where outlets are: near a city, near the visitor, and the way there. */
import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures/siteTest.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';
import { LIST, choose, heading, openFinder } from './fixtures/finder.ts';
import { holdRequests, ISLAND_FILES } from './fixtures/islands.ts';
import { watchShifts } from './fixtures/layoutShifts.ts';

const CITY = `${LIST}india/gujarat/ahmedabad/`;
const IN_AHMEDABAD = { latitude: 23.041, longitude: 72.561 };
const FILE = /\/near-me\.json$/;

const near = (page: Page) => page.getByRole('dialog', { name: 'Near me' });
const linkOf = (page: Page) => page.getByRole('link', { name: 'Near me' });
const press = (page: Page) => linkOf(page).click();

/** The frame of an outlet's card, which marks the one that a link led to. */
const frameOf = (card: Locator) =>
  card.evaluate((element) => getComputedStyle(element, '::after').borderBlockStart);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each outlet of a city is one tap from a call and from the way there', async ({ page }) => {
    await page.goto(CITY);
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(cards).toHaveCount(8);
    for (const card of await cards.all()) {
      await expect(card.locator('a[href^="tel:+91"]')).toBeVisible();
      await expect(card.getByRole('link', { name: 'Directions' })).toBeVisible();
    }
    await expect(cards.first()).toContainText('10 am to 10 pm, every day');
    await expect(cards.first().getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /^https:.*destination=23\.04%2C72\.56$/,
    );
    await expect(linkOf(page)).toBeHidden();
  });

  test('a city names those nearest to it, or the others of its state where nobody told its place', async ({
    page,
  }) => {
    await page.goto(CITY);
    const links = page.getByRole('navigation', { name: 'Places' });
    const group = links.locator('div').filter({ hasText: 'Nearest to Ahmedabad' }).last();
    await expect(group.getByRole('listitem')).toHaveText([
      /^Gandhinagar \d+ km$/,
      /^Vadodara \d+ km$/,
      /^Rajkot \d+ km$/,
    ]);
    await page.goto(`${LIST}india/gujarat/jamnagar/`);
    await expect(links).not.toContainText('Nearest');
    await expect(links.getByRole('link', { name: 'Rajkot' })).toBeVisible();
  });
});

test('near me says that a city is to be chosen where the browser refuses', async ({ page }) => {
  await page.goto(LIST);
  await press(page);
  await expect(near(page)).toContainText('Your browser did not give your location.');
  await expect(near(page).getByRole('listitem')).toHaveCount(0);
});

test('near me leads to the links to places when the finder cannot be hydrated', async ({
  page,
}) => {
  await page.route(ISLAND_FILES, (route) => route.abort());
  await page.goto(LIST);
  await press(page);
  await expect(page).toHaveURL(`${LIST}#location-links`);
});

test.describe('near me', () => {
  test.use({ permissions: ['geolocation'], geolocation: IN_AHMEDABAD });

  test('asks for the position only after a tap, sends it nowhere, and names outlets with call, directions and card', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(LIST);
    expect(sent.filter((request) => FILE.test(request.trim()))).toEqual([]);
    await press(page);
    await expect(near(page).getByRole('listitem')).toHaveText([
      /^Tikhu Mithu Navrangpura, Ahmedabad 0\.\d km ?Call ?Directions$/,
      /^Tikhu Mithu Satellite, Ahmedabad \d\.\d km ?Call ?Directions$/,
      /^Tikhu Mithu Maninagar, Ahmedabad \d\.\d km ?Call ?Directions$/,
    ]);
    expect(sent.filter((request) => FILE.test(request.trim()))).toHaveLength(1);
    expect(sent.filter((request) => request.includes('23.04'))).toEqual([]);
    expect(sent.filter((request) => request.includes('?'))).toEqual([]);
    const second = near(page).getByRole('listitem').nth(1);
    const name = 'Tikhu Mithu Satellite, Ahmedabad';
    await expect(second.getByRole('link', { name: `Call: ${name}` })).toHaveAttribute(
      'href',
      'tel:+915000001003',
    );
    await expect(second.getByRole('link', { name: `Directions: ${name}` })).toHaveAttribute(
      'href',
      /destination=23\.03%2C72\.52$/,
    );
    await second.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${CITY}#outlet-3`);
    const card = page.locator('li:target');
    await expect(card).toContainText('Tikhu Mithu Satellite');
    await expect(card).toBeInViewport({ ratio: 1 });
    expect(await frameOf(card)).not.toBe(await frameOf(page.locator('li:has(h3)').first()));
  });

  test('leads to a city where its outlets are on no map @long', async ({ page, context }) => {
    await context.setGeolocation({ latitude: 22.31, longitude: 73.18 });
    await page.goto(LIST);
    await press(page);
    const first = near(page).getByRole('listitem').first();
    await expect(first).toHaveText(/^4 outlets in Vadodara \d\.\d km$/);
    await first.getByRole('link').click();
    await expect(heading(page)).toHaveText('Franchises in Vadodara, Gujarat, India');
    await expect(heading(page)).toBeInViewport();
  });

  test('moves nothing when it answers @long', async ({ page }) => {
    await page.addInitScript(watchShifts);
    await page.goto(LIST);
    await waitForFonts(page);
    const before = await page.evaluate(() => window.layoutShifts.length);
    const release = await holdRequests(page, FILE);
    await press(page);
    await expect(near(page)).toContainText('Asking your browser where you are...');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    release();
    await expect(near(page).getByRole('listitem')).toHaveCount(3);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate((from) => window.layoutShifts.slice(from), before)).toEqual([]);
  });

  test('leads to an outlet of the page while the finder shows another country @long', async ({
    page,
  }) => {
    await openFinder(page, CITY);
    await choose(page, 'Country', 'United Kingdom');
    await press(page);
    await near(page)
      .getByRole('link', { name: 'Tikhu Mithu Satellite, Ahmedabad', exact: true })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('li:target')).toBeInViewport({ ratio: 1 });
  });

  test('says why the outlets could not be had, and can be pressed again', async ({ page }) => {
    await page.route(FILE, (route) => route.fulfill({ status: 503 }));
    await page.goto(LIST);
    await press(page);
    await expect(near(page)).toContainText('Error fetching franchises: HTTP 503');
    await page.unroute(FILE);
    await near(page).getByRole('button', { name: 'Close' }).click();
    await press(page);
    await expect(near(page).getByRole('listitem')).toHaveCount(3);
  });
});
