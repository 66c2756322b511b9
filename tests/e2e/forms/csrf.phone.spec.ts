import { expect } from 'playwright/test';
import { CONTACT, findForm, openForm, test } from '../../fixtures/leadForms.ts';

const COOKIE = { name: 'XSRF-TOKEN', value: 'a%20token%3D%3D', path: '/' };
const EXPIRED = { status: 419, body: '{"message":"CSRF token mismatch."}' };

test('to another origin goes neither token nor cookie, and a 419 is the end', async ({
  page,
  site,
  context,
}) => {
  for (const origin of [site.origin, site.apiOrigin]) {
    await context.addCookies([{ ...COOKIE, domain: new URL(origin).hostname }]);
  }
  site.giveCookie('XSRF-TOKEN');
  site.reply(EXPIRED);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  await expect(form.failure).toHaveText('CSRF token mismatch.');
  expect(site.leads[0]?.headers).not.toHaveProperty('x-xsrf-token');
  expect(site.leads[0]?.headers).not.toHaveProperty('cookie');
  expect(site.countCookies()).toBe(0);
  expect(site.countPosts()).toBe(1);
});

test('on the API’s own origin the token goes along, and after a 419 a new one, once', async ({
  page,
  site,
  context,
}) => {
  site.giveCookie('XSRF-TOKEN');
  await context.addCookies([{ ...COOKIE, domain: new URL(site.apiOrigin).hostname }]);
  await page.goto(site.apiOrigin + CONTACT.route);
  const form = findForm(page, CONTACT);
  await form.fill();
  site.reply(EXPIRED);
  await form.button.click();
  await expect(form.failure).toHaveText('CSRF token mismatch.');
  expect(site.leads.map(({ headers }) => headers['x-xsrf-token'])).toEqual([
    'a token==',
    'token-1',
  ]);
  expect(site.leads[0]?.headers.cookie).toContain(COOKIE.value);
  expect(site.countCookies()).toBe(1);
});
