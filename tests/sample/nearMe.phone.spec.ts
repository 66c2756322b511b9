/** Outlets near the visitor, and directions to them. */
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { LIST } from '../e2e/fixtures/finder.ts';
import { ISLAND_FILES } from '../e2e/fixtures/islands.ts';

const CITY = `${LIST}india/gujarat/ahmedabad/`;
const IN_AHMEDABAD = { latitude: 23.0391, longitude: 72.561 };
const FILE = /\/near-me\.json$/;

const near = (page: Page) => page.getByRole('dialog', { name: 'Near me' });
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Near me' });
const press = (page: Page) => buttonOf(page).click();

/** The border of an outlet's card; it differs on the card that a link led to. */
const frameOf = (card: Locator) => card.evaluate((element) => getComputedStyle(element).outline);

test('near me asks to select a city if the finder fails to hydrate', async ({ page }) => {
  await page.route(ISLAND_FILES, (route) => route.abort());
  await page.goto(LIST);
  await press(page);
  await expect(near(page).getByText('Asking your browser where you are...')).toBeVisible();
  await expect(near(page).getByText('Your location could not be found.')).toBeVisible();
  await expect(near(page).getByText('Asking your browser where you are...')).toBeHidden();
});

test.describe('near me', () => {
  test.use({ permissions: ['geolocation'], geolocation: IN_AHMEDABAD });

  test('reads the position after a tap, and lists the nearest outlets', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(LIST);
    expect(sent.filter((request) => FILE.test(request.trim()))).toEqual([]);
    await press(page);
    await expect(near(page).getByRole('listitem')).toHaveText([
      /^Tikhu Mithu Navrangpura, Ahmedabad 0\.\d km ?Call ?Directions$/,
      /^Tikhu Mithu Paldi, Ahmedabad 3\.\d km ?Call ?Directions$/,
      /^Tikhu Mithu Vastrapur, Ahmedabad 3\.\d km ?Call ?Directions$/,
    ]);
    expect(sent.filter((request) => FILE.test(request.trim()))).toHaveLength(1);
    expect(sent.filter((request) => request.includes('23.0391'))).toEqual([]);
    expect(sent.filter((request) => request.includes('?'))).toEqual([]);
    const first = near(page).getByRole('listitem').first();
    const name = 'Tikhu Mithu Navrangpura, Ahmedabad';
    await expect(first.getByRole('link', { name: `Call: ${name}` })).toHaveAttribute(
      'href',
      'tel:+915000001001',
    );
    await expect(first.getByRole('link', { name: `Directions: ${name}` })).toHaveAttribute(
      'href',
      'https://maps.example/tikhu-mithu/navrangpura',
    );
    await first.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${CITY}#outlet-1`);
    const card = page.locator('li:target');
    await expect(card).toContainText('Tikhu Mithu Navrangpura');
    await expect(card).toBeInViewport({ ratio: 1 });
    expect(await frameOf(card)).not.toBe(await frameOf(page.locator('#outlet-2')));
  });

  test('near me closes by its button, by Escape and by a press beside it', async ({ page }) => {
    await page.goto(CITY);
    for (const close of [
      () => near(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]) {
      await press(page);
      await expect(near(page).getByRole('listitem').first()).toContainText('Navrangpura');
      await close();
      await expect(near(page)).toBeHidden();
    }
  });
});
