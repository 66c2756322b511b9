import { expect, test } from '../e2e/fixtures/siteTest.ts';
import {
  LIST,
  choose,
  dropdown,
  expectChosen,
  heading,
  openFinder,
  outlets,
  status,
} from '../e2e/fixtures/finder.ts';
import { holdRequests, ISLAND_FILES } from '../e2e/fixtures/islands.ts';

const SURAT = `${LIST}india/gujarat/surat/`;

test('another city can be reached by keyboard alone', async ({ page }) => {
  await openFinder(page);
  await dropdown(page, 'Country').focus();
  for (const [level, letter, path] of [
    ['Country', 'u', 'united-kingdom/'],
    ['State', 'g', 'united-kingdom/greater-london/'],
    ['City', 'w', 'united-kingdom/greater-london/wembley/'],
  ] as const) {
    await expect(dropdown(page, level)).toBeFocused();
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(`${LIST}${path}#${level.toLowerCase()}`);
    await expect(dropdown(page, level)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(heading(page)).toHaveText('Franchises in Wembley, Greater London, United Kingdom');
});

test('a choice goes to its page, and replaces the history entry', async ({ page }) => {
  await page.goto('/about/');
  await page.goto(LIST);
  const entries = await page.evaluate(() => history.length);
  await choose(page, 'Country', 'United Kingdom');
  await expect(page).toHaveTitle(/^Our Franchises: United Kingdom \| /);
  await expect(dropdown(page, 'Country')).toBeInViewport({ ratio: 0.99 });
  await choose(page, 'State', 'Leicestershire');
  await expect(page).toHaveTitle(/^Franchises in Leicestershire, United Kingdom \| /);
  await choose(page, 'City', 'Leicester');
  await expect(page).toHaveTitle(/^Franchises in Leicester, Leicestershire, United Kingdom \| /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Our Franchises: Leicester, Leicestershire',
  );
  await expect(dropdown(page, 'City')).toBeInViewport({ ratio: 0.99 });
  await expect(outlets(page)).toHaveText(['Tikhu Mithu Belgrave Road']);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL('/about/');
});

test('an empty option clears the levels below it, and can be undone', async ({ page }) => {
  await openFinder(page, SURAT);
  for (const [level, option, message] of [
    ['City', 'Select a city', 'Select a city to view franchises'],
    ['State', 'Select a state', 'Select a state to view franchises'],
    ['Country', 'Select a country', 'Select a country to view franchises'],
  ] as const) {
    await choose(page, level, option);
    await expect(status(page)).toHaveText(message);
    await expect(outlets(page)).toHaveCount(0);
    await expect(page).toHaveURL(SURAT);
  }
  await expectChosen(page, ['Select a country', 'Select a state', 'Select a city']);
  await expect(dropdown(page, 'State')).toBeDisabled();
  await page.goto(SURAT);
  await choose(page, 'City', 'Select a city');
  await choose(page, 'City', 'Surat');
  await expect(status(page)).toHaveCount(0);
  await expect(outlets(page)).toHaveCount(5);
});

test('a choice shows the loading text and hides the outlets of the old place', async ({ page }) => {
  const release = await holdRequests(page, /\/gujarat\/surat\//);
  await openFinder(page);
  // One evaluation, because Playwright waits while the page is leaving.
  const shown = await dropdown(page, 'City').evaluate(async (select: HTMLSelectElement, path) => {
    select.value = path;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    const list = document.querySelector('#outlets');
    return {
      status: document.querySelector('#finder [role=status]')?.textContent,
      hasOutlets: list?.checkVisibility({ visibilityProperty: true }),
    };
  }, SURAT);
  expect(shown).toEqual({ status: 'Loading franchises...', hasOutlets: false });
  release();
  await expect(page).toHaveURL(`${SURAT}#city`);
});

test('a choice before hydration shows the loading text too, and is not lost', async ({ page }) => {
  const release = await holdRequests(page, ISLAND_FILES);
  await page.goto(LIST);
  await dropdown(page, 'City').scrollIntoViewIfNeeded();
  await choose(page, 'City', 'Surat');
  await expect(status(page)).toMatchAriaSnapshot('- status: Loading franchises...');
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await expect(outlets(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL(`${SURAT}#city`);
  await expect(outlets(page)).toHaveText([/Adajan/, /Varachha/, /Vesu/, /Piplod/, /Katargam/]);
});

test('without its files the finder leads to the links to places', async ({ page }) => {
  await page.route(ISLAND_FILES, (route) => route.abort());
  await page.goto(LIST);
  await choose(page, 'City', 'Jamnagar');
  await expect(page).toHaveURL(`${LIST}#location-links`);
});
