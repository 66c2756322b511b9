import { expect, test } from './fixtures/siteTest.ts';
import { businessIn } from '#/business/business.ts';
import { words } from '#/messages/messages.ts';
import { LIST, choose, heading, openFinder, status } from './fixtures/finder.ts';
import { hydrate, islandsNamed } from './fixtures/islands.ts';

test('a link within the page keeps the choice @long', async ({ page }) => {
  await openFinder(page);
  await choose(page, 'City', 'Jamnagar');
  await choose(page, 'State', 'Maharashtra');
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await expect(page).toHaveURL('/franchises-list/india/gujarat/jamnagar/#main');
  await expect(status(page)).toHaveText('Select a city to view franchises');
});

test('a choice made as the finder hydrates is kept, as one step in the history', async ({
  page,
}) => {
  await page.goto(LIST);
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('select[name=city]');
    const island = select?.closest('astro-island');
    if (!select || !island) throw new Error('no finder');
    new MutationObserver(() => {
      select.value = 'jamnagar';
      for (const type of ['input', 'change']) {
        select.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }).observe(island, { attributeFilter: ['data-hydration'] });
  });
  await page.getByRole('combobox', { name: 'Country' }).focus();
  await expect(heading(page)).toHaveText('Franchises in Jamnagar, Gujarat, India');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('address, title, heading, breadcrumb, status and links follow the location that is chosen, also Back and Forward', async ({
  page,
}) => {
  const address = '/franchises-list/united-kingdom/';
  await openFinder(page, address);
  const crumbs = page
    .getByRole('navigation', { name: words('en').shared.breadcrumb })
    .getByRole('listitem');
  const h1 = page.getByRole('heading', { level: 1 });
  const links = page.getByRole('navigation', { name: 'Places' });
  const shown = async () => [
    await page.title(),
    await h1.textContent(),
    await crumbs.allInnerTexts(),
    await status(page).innerText(),
  ];
  const own = await shown();
  await expect(links).toBeVisible();
  await choose(page, 'Country', 'India');
  await expect(page).toHaveTitle(`Franchises in India | ${businessIn('en').name}`);
  await expect(h1).toHaveText('Our Franchises in India');
  await expect(status(page)).toHaveText('Select a state to view franchises');
  await choose(page, 'State', 'Maharashtra');
  await expect(page).toHaveURL(address); // country and state are on the way to a city
  await choose(page, 'City', 'Pune');
  await expect(page).toHaveURL('/franchises-list/india/maharashtra/pune/');
  await expect(status(page)).toHaveText('3 outlets in Pune');
  const inPune = await shown();
  await expect(links).toBeHidden();
  await page.goBack();
  await expect.poll(shown).toEqual(own);
  await expect(links).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect.poll(shown).toEqual(inPune);
  await page.reload();
  await expect.poll(shown).toEqual(inPune); // as the page of the location itself has them
  await hydrate(islandsNamed(page, 'FranchiseFinder'));
  await page.evaluate(() => history.back());
  await expect.poll(shown).toEqual(own);
});

test('the arrows in a closed list make one entry, which Back leaves @long', async ({ page }) => {
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

test('after a reset and a reload the dropdowns show the list and its own location again @long', async ({
  page,
}) => {
  await openFinder(page);
  await choose(page, 'Country', 'Select a country');
  await expect(status(page)).toHaveText('Select a country to view franchises');
  await page.reload();
  await expect(heading(page)).toHaveText('Franchises in Ahmedabad, Gujarat, India');
  const chosen = page.getByRole('combobox').locator('option:checked');
  await expect(chosen).toHaveText(['India', 'Gujarat', 'Ahmedabad']);
});

test('Back to another location closes an open menu @long', async ({ page }) => {
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
