import { expect, type Page } from 'playwright/test';
import { CONTACT, expectWaysOut, formMarkup, openForm, test } from '../fixtures/leadForms.ts';

/** Makes every island throw until the page has `isMended`. */
const breakIslands = (page: Page) =>
  page.route(/\/asIsland\.[^?]*\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const source = await (await route.fetch()).text();
    const names = [...source.matchAll(/[{,]\s*[\w$]+ as ([\w$]+)(?=[^{}]*\}[;\s]*$)/g)];
    const body = `
      import * as own from '${pathname}?own';
      const guard = (Component) => (props) => {
        if (!window.isMended) throw new Error('broken');
        return Component(props);
      };
      const wrap = (make) => (...all) =>
        make(...all.map((each) => (typeof each === 'function' ? guard(each) : each)));
      ${names.map(([, name = '']) => `export const ${name} = wrap(own.${name});`).join('\n')}`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });

const mend = (page: Page) => page.evaluate(() => Object.assign(window, { isMended: true }));

test('a held submit of a form that throws is sent once the form works', async ({ page, site }) => {
  await breakIslands(page);
  const form = await openForm(page, CONTACT);
  await form.field('name').focus();
  await expect(form.island).toHaveAttribute('data-hydration', 'failed');
  await form.fill();
  await expect(form.failure).toBeHidden();
  await form.button.press('Enter');
  await expect(form.failure).toContainText(CONTACT.texts.failed);
  await expect(form.failure).toContainText(formMarkup.notLoaded);
  await expectWaysOut(form, CONTACT);
  await expect(form.button).toHaveText(CONTACT.texts.submit);
  expect(await form.values()).toEqual(CONTACT.typed);
  await form.field('name').fill('Asha Patel');
  expect(site.countPosts()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('contact-form'))).toContain(
    'name=Asha+Patel',
  );
  await mend(page);
  await form.tryAgain.click();
  await expect(form.receipt).toBeVisible();
  expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
});
