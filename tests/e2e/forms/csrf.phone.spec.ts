import { expect } from '@playwright/test';
import { CONTACT, findForm, openForm, test } from '../../fixtures/leadForms';

const COOKIE = { name: 'XSRF-TOKEN', value: 'a%20token%3D%3D', path: '/' };

test('on the API’s own origin the token goes along in the header', async ({
  page,
  site,
  context,
}) => {
  await context.addCookies([{ ...COOKIE, domain: new URL(site.apiOrigin).hostname }]);
  await page.goto(site.apiOrigin + CONTACT.route);
  const form = findForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  await expect(form.success).toBeVisible();
  expect(site.leads[0]?.headers['x-xsrf-token']).toBe('a token==');
  expect(site.leads[0]?.headers.cookie).toContain(COOKIE.value);
});

test('to another origin goes neither token nor cookie', async ({ page, site, context }) => {
  for (const origin of [site.origin, site.apiOrigin]) {
    await context.addCookies([{ ...COOKIE, domain: new URL(origin).hostname }]);
  }
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  await expect(form.success).toBeVisible();
  expect(site.leads[0]?.headers).not.toHaveProperty('x-xsrf-token');
  expect(site.leads[0]?.headers).not.toHaveProperty('cookie');
});
