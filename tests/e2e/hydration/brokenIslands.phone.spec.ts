import { expect, type Page } from 'playwright/test';
import { holdRequests, islandsNamed } from '../fixtures/islands.ts';
import { CONTACT, expectWaysOut, FRANCHISE, openForm, test } from '../fixtures/leadForms.ts';

/** Makes every island throw while the page has not `isMended`. */
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

test('an island that throws leaves the HTML of the server, and is tried again at the next press', async ({
  page,
}) => {
  await breakIslands(page);
  await page.goto('/menu/');
  const island = islandsNamed(page, 'TabStrip');
  const tabs = page.locator('[data-tabs] .strip a');
  const count = await tabs.count();
  await tabs.nth(1).focus();
  await expect(island).toHaveAttribute('data-hydration', 'failed');
  await expect(tabs).toHaveCount(count);
  await mend(page);
  await tabs.nth(1).press('Shift');
  await tabs.nth(1).tap();
  await expect(island).toHaveAttribute('data-hydration', 'hydrated');
  await expect(tabs).toHaveCount(count);
});

test('a held submit says that it failed where the form throws, and is sent once it is mended', async ({
  page,
  site,
}) => {
  await breakIslands(page);
  const form = await openForm(page, CONTACT);
  await form.field('name').focus();
  await expect(form.island).toHaveAttribute('data-hydration', 'failed');
  await form.fill();
  await form.button.press('Enter');
  await expect(form.failure).toContainText(CONTACT.failed);
  await expect(form.failure).toContainText('nothing was sent');
  await expectWaysOut(form, CONTACT);
  await expect(form.button).toHaveText(CONTACT.button);
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

test('a form that throws while its lead is on its way says one thing, and keeps what is typed next', async ({
  page,
  site,
}) => {
  const answer = await holdRequests(page, `**${FRANCHISE.path}`);
  const form = await openForm(page, FRANCHISE);
  await form.fill();
  await form.button.click();
  await expect(form.island).toHaveAttribute('data-hydration', 'hydrated');
  await page.evaluate((id) => {
    const { dataset } = document.documentElement;
    document.addEventListener('site:counted', ({ detail }) => (dataset.counted = detail.kind));
    Object.assign(Intl, { PluralRules: undefined }); // for the number of characters left
    const area = document.querySelector<HTMLTextAreaElement>(`#${id}-interest`);
    if (area) area.value += '!';
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  }, FRANCHISE.id);
  await expect(form.failure).toContainText('may or may not have reached us');
  await expect(form.terms).toBeChecked();
  await expect(form.button).toHaveText(FRANCHISE.button);
  await expect(form.button).toBeEnabled();
  await form.field('name').fill('Asha Patel');
  answer();
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'lead');
  await expect(form.failure).toContainText('may or may not have reached us');
  await expect(form.field('name')).toHaveValue('Asha Patel');
  await expect(form.field('city')).toHaveValue(FRANCHISE.typed['city'] ?? '');
  expect(site.leads.map(({ payload }) => payload)).toEqual([FRANCHISE.payload]);
});
