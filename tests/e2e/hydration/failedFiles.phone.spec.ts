import { expect } from 'playwright/test';
import { CONTACT, openForm, test } from '../fixtures/leadForms.ts';
import { expectHydrated, hydrate, islandsNamed } from '../fixtures/islands.ts';

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
