import { expect } from 'playwright/test';
import { languagesAt } from '../../fixtures/leftOutPages.ts';
import { CONTACT, FRANCHISE, openForm, test } from '../fixtures/leadForms.ts';
import { expectHydrated, ISLAND_FILES, watchScripts } from '../fixtures/islands.ts';

test('a reload and Back restore what was typed, unless it was delivered', async ({
  page,
  site,
}) => {
  const scripts = watchScripts(page);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await test.step('a reload restores everything but the tick, without a script', async () => {
    scripts.length = 0;
    await page.reload();
    expect(await form.values()).toEqual(CONTACT.typed);
    await expect(form.terms).not.toBeChecked();
    expect(scripts).toEqual([]);
  });
  await test.step('another language restores it too', async () => {
    for (const { path } of languagesAt(CONTACT.route)) {
      await page.goto(path + CONTACT.route);
      expect(await form.values()).toEqual(CONTACT.typed);
    }
    await page.goto(CONTACT.route);
  });
  await test.step('Back restores everything', async () => {
    await page.goto('/faqs/');
    await page.goBack();
    expect(await form.values()).toEqual(CONTACT.typed);
  });
  await test.step('a delivered form is not restored', async () => {
    await form.terms.check();
    await form.button.click();
    await expect(form.receipt).toBeVisible();
    await page.reload();
    for (const value of Object.values(await form.values())) expect(value).toBe('');
    expect(site.leads).toHaveLength(1);
  });
});

test('a draft belongs to one form in one tab', async ({ page, context }) => {
  const form = await openForm(page, CONTACT);
  await form.fill();
  const franchise = await openForm(page, FRANCHISE);
  await expect(franchise.field('name')).toHaveValue('');
  const other = await openForm(await context.newPage(), CONTACT);
  await expect(other.field('name')).toHaveValue('');
});

test('a draft expires after a day @long', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' });
  const form = await openForm(page, CONTACT);
  await form.field('name').fill('Asha');
  await page.clock.setSystemTime('2026-11-22T08:00:00Z');
  await page.reload();
  await expect(form.field('name')).toHaveValue('Asha');
  await page.clock.setSystemTime('2026-11-22T10:00:00Z');
  await page.reload();
  await expect(form.field('name')).toHaveValue('');
});

for (const isHydrated of [true, false]) {
  test(`Clear deletes what was typed for good${isHydrated ? '' : ', also without the island'}`, async ({
    page,
  }) => {
    if (!isHydrated) await page.route(ISLAND_FILES, (route) => route.abort());
    const form = await openForm(page, CONTACT);
    await form.fill();
    if (isHydrated) await expectHydrated(form.island);
    else {
      await form.button.click();
      await expect(form.failure).toBeVisible({ timeout: 15_000 });
    }
    await form.clear.click();
    await expect(form.failure).toBeHidden();
    for (const value of Object.values(await form.values())) expect(value).toBe('');
    await expect(form.terms).not.toBeChecked();
    await page.reload();
    for (const value of Object.values(await form.values())) expect(value).toBe('');
  });
}

test('typed text never appears in an address', async ({ page, site }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const form = await openForm(page, CONTACT);
  await form.field('name').fill('Asha');
  await form.field('name').press('Enter');
  await expect(form.summary).toBeVisible();
  await form.summary.getByRole('link').first().click();
  await form.fill();
  site.reply({ status: 302, headers: { location: '/elsewhere' } });
  await form.button.click();
  await expect(form.failure).toBeVisible();
  await form.tryAgain.click();
  await expect.poll(site.countPosts).toBe(2);
  expect(page.url()).toBe(`${site.origin}${CONTACT.route}`);
  expect(addresses.filter((address) => /asha|[?#]/i.test(address))).toEqual([]);
});
