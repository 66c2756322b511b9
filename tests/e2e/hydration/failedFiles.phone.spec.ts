import { expect } from 'playwright/test';
import { CONTACT, openForm, test } from '../fixtures/leadForms.ts';
import {
  expectHydrated,
  holdRequests,
  hydrate,
  ISLAND_FILES,
  islandsNamed,
} from '../fixtures/islands.ts';

test('a form of which a file fails once is sent without a reload', async ({ page, site }) => {
  site.failScripts(503, 1);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  await expect(form.receipt).toBeVisible();
  expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
});

test('React is loaded once where only the file of an island failed @long', async ({
  page,
  site,
}) => {
  await page.goto(CONTACT.route);
  await hydrate(islandsNamed(page, 'HeaderMenu'));
  site.failScripts(404, 1); // the renderer has loaded already
  const form = await openForm(page, CONTACT);
  await form.field('name').focus();
  await expectHydrated(form.island);
  const files = site.scripts.filter((script) => script.includes('/react.'));
  expect(new Set(files).size).toBe(1);
});

test('a button pressed early by keyboard keeps the focus, and is announced', async ({ page }) => {
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.press('Enter');
  await expect(form.section.getByRole('status').filter({ hasText: 'Submitting...' })).toHaveCount(
    1,
  );
  await expect(form.button).toBeFocused();
  await expect(form.button).toHaveText('Submitting...');
  await expect(form.button).toBeDisabled();
  release();
  await expect(form.receipt).toBeVisible();
  await expect(form.button).toBeFocused();
});
