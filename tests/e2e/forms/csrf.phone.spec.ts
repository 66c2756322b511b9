import { expect } from 'playwright/test';
import { CONTACT, findForm, openForm, test } from '../../fixtures/leadForms.ts';

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
  await expect(form.receipt).toBeVisible();
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
  await expect(form.receipt).toBeVisible();
  expect(site.leads[0]?.headers).not.toHaveProperty('x-xsrf-token');
  expect(site.leads[0]?.headers).not.toHaveProperty('cookie');
});

const EXPIRED = { status: 419, body: '{"message":"CSRF token mismatch."}' };

test('a cookie that is missing is fetched once, before the lead is sent', async ({
  page,
  site,
}) => {
  site.giveCookie('XSRF-TOKEN');
  await page.goto(site.apiOrigin + CONTACT.route);
  const form = findForm(page, CONTACT);
  await form.fill();
  expect(site.countCookies()).toBe(0);
  await form.button.click();
  await expect(form.receipt).toBeVisible();
  await form.autofill();
  await form.button.click();
  await expect.poll(() => site.leads.length).toBe(2);
  expect(site.leads.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['token-1', 'token-1']);
  expect(site.countCookies()).toBe(1);
});

test('after a 419 the cookie is fetched anew and the lead sent once more, not again', async ({
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
  expect(site.countCookies()).toBe(1);
  expect(await form.values()).toEqual(CONTACT.typed);
});

test('of another origin no cookie is asked for, and a 419 is the end', async ({ page, site }) => {
  site.giveCookie('XSRF-TOKEN');
  const form = await openForm(page, CONTACT);
  await form.fill();
  site.reply(EXPIRED);
  await form.button.click();
  await expect(form.failure).toHaveText('CSRF token mismatch.');
  expect(site.countCookies()).toBe(0);
  expect(site.countPosts()).toBe(1);
});
