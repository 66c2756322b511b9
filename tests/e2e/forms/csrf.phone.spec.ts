import { expect } from 'playwright/test';
import { CONTACT, findForm, test } from '../fixtures/leadForms.ts';

test('token and cookie go to an API on the page’s origin', async ({ page, site, context }) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'a%20token%3D%3D', url: site.apiOrigin }]);
  await page.goto(site.apiOrigin + CONTACT.route);
  const form = findForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  await expect(form.receipt).toBeVisible();
  expect(site.leads[0]?.headers).toMatchObject({
    'x-xsrf-token': 'a token==',
    cookie: 'XSRF-TOKEN=a%20token%3D%3D',
  });
});
