import { expect, type Locator } from 'playwright/test';
import { holdRequests, ISLAND_FILES, islandsNamed, hydrate } from '../fixtures/islands.ts';
import { CONTACT, openForm, test } from '../fixtures/leadForms.ts';

/** Changes every text of an island as a browser's translator does. */
const translate = (island: Locator): Promise<void> =>
  island.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const wrapper = document.createElement('span'); // translators still use <font>
      text.replaceWith(wrapper);
      wrapper.append(`¡${text.data}!`);
    }
  });

test('a form that was translated before it hydrates is sent', async ({ page, site }) => {
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await translate(form.island);
  await form.fill();
  await form.field('email').focus();
  release();
  await expect(form.island).toHaveAttribute('data-hydration', 'hydrated');
  await expect(form.field('email')).toBeFocused();
  expect(await form.values()).toEqual(CONTACT.typed);
  await page.keyboard.press('Enter');
  await expect(form.receipt).toBeVisible();
  expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
});

test('a form that is translated after it hydrated is sent', async ({ page, site }) => {
  const form = await openForm(page, CONTACT);
  await hydrate(form.island);
  await translate(form.island);
  await form.fill();
  await form.field('email').press('Enter');
  await expect(form.receipt).toBeVisible();
  expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
});

test('a choice in a translated finder goes to its page', async ({ page }) => {
  const release = await holdRequests(page, ISLAND_FILES);
  await page.goto('/franchises-list/');
  await translate(islandsNamed(page, 'FranchiseFinder'));
  const pathOf = '/franchises-list/india/gujarat/surat/';
  await page.locator('#city').selectOption(pathOf);
  release();
  await expect(page).toHaveURL(`${pathOf}#city`);
});
