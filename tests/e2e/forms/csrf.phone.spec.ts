import { expect } from 'playwright/test';
import { CONTACT, findForm, test } from '../../fixtures/leadForms.ts';

const COOKIE = { name: 'XSRF-TOKEN', value: 'a%20token%3D%3D', path: '/' };

for (const isOwn of [true, false]) {
  test(`to ${isOwn ? 'the API on the page’s own origin token and cookie go' : 'another origin goes neither token nor cookie'}`, async ({
    page,
    site,
    context,
  }) => {
    for (const origin of [site.origin, site.apiOrigin])
      await context.addCookies([{ ...COOKIE, domain: new URL(origin).hostname }]);
    await page.goto((isOwn ? site.apiOrigin : site.origin) + CONTACT.route);
    const form = findForm(page, CONTACT);
    await form.fill();
    await form.button.click();
    await expect(form.receipt).toBeVisible();
    const headers = site.leads[0]?.headers;
    expect(headers?.['x-xsrf-token']).toBe(isOwn ? 'a token==' : undefined);
    expect(headers?.cookie?.includes(COOKIE.value) ?? false).toBe(isOwn);
  });
}
