import { expect, test } from '../fixtures/siteTest.ts';
import { businessIn } from '#/business/business.ts';
import { words } from '#/words/words.ts';
import { LIST, choose, heading, openFinder, outlets, status } from '../fixtures/finder.ts';
import {
  expectHydrated,
  hydrate,
  islandsNamed,
  limitHistory,
  watchComplaints,
} from '../fixtures/islands.ts';

const business = businessIn('en');

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
  await expect(page).toHaveURL(LIST);
  await expect(heading(page)).toHaveText('Franchises in Ahmedabad, Gujarat, India');
});

test('a link within the page keeps the choice', async ({ page }) => {
  await openFinder(page);
  await choose(page, 'City', 'Jamnagar');
  await choose(page, 'State', 'Maharashtra');
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await expect(page).toHaveURL('/franchises-list/india/gujarat/jamnagar/#main');
  await expect(status(page)).toHaveText('Select a city to view franchises');
});

for (const moment of ['before its first render', 'as it hydrates', 'in the next frame']) {
  test(`a choice made ${moment} is kept, as one step in the history`, async ({ page }) => {
    await page.goto(LIST);
    const before = await page.evaluate(() => history.length);
    await page.evaluate((when) => {
      const select = document.querySelector<HTMLSelectElement>('select[name=city]');
      const island = select?.closest('astro-island');
      if (!select || !island) throw new Error('no finder');
      const choose = () => {
        select.value = 'jamnagar';
        for (const type of ['input', 'change']) {
          select.dispatchEvent(new Event(type, { bubbles: true }));
        }
      };
      if (when === 'before its first render') {
        // React listens to its root's events at once, and renders in a later task.
        const listen = island.addEventListener.bind(island);
        island.addEventListener = (...all: Parameters<typeof listen>) => {
          listen(...all);
          if (all[0] === 'input') queueMicrotask(choose);
          if (all[0] === 'input') island.addEventListener = listen;
        };
        return;
      }
      new MutationObserver(() => {
        if (when === 'in the next frame') requestAnimationFrame(choose);
        else choose();
      }).observe(island, { attributeFilter: ['data-hydration'] });
    }, moment);
    await page.getByRole('combobox', { name: 'Country' }).focus();
    await expect(heading(page)).toHaveText('Franchises in Jamnagar, Gujarat, India');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
}

test('the title and the status follow the location, also Back and Forward', async ({ page }) => {
  await page.goto('/franchises-list/united-kingdom/greater-london/wembley/');
  const own = await page.title();
  await page.getByRole('combobox', { name: 'Country' }).focus();
  await expectHydrated(islandsNamed(page, 'FranchiseFinder'));
  await choose(page, 'Country', 'India');
  await expect(page).toHaveTitle(`Franchises in India | ${business.name}`);
  await expect(status(page)).toHaveText('Select a state to view franchises');
  await choose(page, 'State', 'Maharashtra');
  await choose(page, 'City', 'Pune');
  const expectPune = async () => {
    await expect(page).toHaveTitle(`Franchises in Pune, Maharashtra, India | ${business.name}`);
    await expect(status(page)).toHaveText('3 outlets in Pune');
    await expect(outlets(page)).toHaveText([/Kothrud/, /Camp/, /Viman Nagar/]);
  };
  await expectPune();
  await page.goBack();
  await expect(page).toHaveTitle(own);
  await expect(status(page)).toHaveText(/^\d+ outlets? in Wembley$/);
  await page.evaluate(() => history.forward());
  await expectPune();
});

test('heading and breadcrumb name no other location than the one that is chosen', async ({
  page,
}) => {
  await page.goto('/franchises-list/united-kingdom/greater-london/wembley/');
  const title = page.getByRole('heading', { level: 1 });
  const crumbs = page
    .getByRole('navigation', { name: words('en').shared.breadcrumb })
    .getByRole('listitem');
  const own = await crumbs.allTextContents();
  await expect(title).toHaveText('Our Franchises in Wembley, Greater London');
  await page.getByRole('combobox', { name: 'Country' }).focus();
  await expectHydrated(islandsNamed(page, 'FranchiseFinder'));
  await choose(page, 'Country', 'India');
  await expect(title).toHaveText('Our Franchises in India');
  await choose(page, 'State', 'Maharashtra');
  await choose(page, 'City', 'Pune');
  const shown = [await title.textContent(), await crumbs.allInnerTexts()];
  await page.reload();
  expect([await title.textContent(), await crumbs.allInnerTexts()]).toEqual(shown);
  await page.goBack();
  await expect(title).toHaveText('Our Franchises in Wembley, Greater London');
  await expect(crumbs).toHaveText(own);
});

test('the arrows in a closed list make one entry, which Back leaves', async ({ page }) => {
  await openFinder(page);
  const city = page.getByRole('combobox', { name: 'City' });
  await city.focus();
  const before = await page.evaluate(() => history.length);
  for (const key of ['Down', 'Down', 'Up']) await page.keyboard.press(`Arrow${key}`);
  await expect(city).not.toHaveValue('ahmedabad');
  await expect(city).toBeFocused();
  const chosen = await city.inputValue();
  await expect(page).toHaveURL(`/franchises-list/india/gujarat/${chosen}/`);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(heading(page)).toHaveText('Franchises in Ahmedabad, Gujarat, India');
});

test('after a reset and a reload the list that shows stays, with what is chosen from it', async ({
  page,
}) => {
  await openFinder(page);
  await choose(page, 'Country', 'Select a country');
  await expect(status(page)).toHaveText('Select a country to view franchises');
  await page.reload();
  await expect(heading(page)).toHaveText('Franchises in Ahmedabad, Gujarat, India');
  await page.getByRole('combobox', { name: 'State' }).focus();
  await expectHydrated(islandsNamed(page, 'FranchiseFinder'));
  await choose(page, 'State', 'Maharashtra');
  await expect(page).toHaveURL(LIST); // a state is on the way to a city
  await choose(page, 'City', 'Pune');
  await expect(page).toHaveURL('/franchises-list/india/maharashtra/pune/');
  await page.goBack();
  await expect(heading(page)).toHaveText('Franchises in Ahmedabad, Gujarat, India');
});

test('the finder works where the browser refuses to write its history', async ({ page }) => {
  const complaints = watchComplaints(page);
  await limitHistory(page, 0);
  await openFinder(page);
  await choose(page, 'State', 'Maharashtra');
  await choose(page, 'City', 'Pune');
  await expect(status(page)).toHaveText('3 outlets in Pune');
  expect(complaints).toEqual([]);
});

test('Back to another location closes an open menu', async ({ page }) => {
  await openFinder(page);
  await choose(page, 'City', 'Jamnagar');
  const menu = page.locator('.header details:visible').last();
  await menu.locator('summary').press('Enter');
  await expect(menu).toHaveAttribute('open');
  await hydrate(islandsNamed(page, 'HeaderMenu'));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(LIST);
  await expect(menu).not.toHaveAttribute('open');
});
