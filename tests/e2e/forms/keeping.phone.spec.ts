import { expect } from 'playwright/test';
import { CONTACT, FORMS, FRANCHISE, openForm, test } from '../../fixtures/leadForms.ts';
import { expectHydrated, ISLAND_FILES, watchScripts } from '../../fixtures/islands.ts';

for (const facts of FORMS) {
  test(`${facts.button}: a reload and Back bring back all that was typed, unless it was delivered${facts.long}`, async ({
    page,
    site,
  }) => {
    const scripts = watchScripts(page);
    const form = await openForm(page, facts);
    await form.fill();
    await test.step('a reload brings back all but the tick, without a script', async () => {
      scripts.length = 0;
      await page.reload();
      expect(await form.values()).toEqual(facts.typed);
      if (facts.hasTerms) await expect(form.terms).not.toBeChecked();
      expect(scripts).toEqual([]);
    });
    await test.step('Back brings back all', async () => {
      await page.goto('/faqs/');
      await page.goBack();
      expect(await form.values()).toEqual(facts.typed);
    });
    await test.step('what was delivered does not come back', async () => {
      if (facts.hasTerms) await form.terms.check();
      await form.button.click();
      await expect(form.receipt).toBeVisible();
      await page.reload();
      for (const value of Object.values(await form.values())) expect(value).toBe('');
      expect(site.leads).toHaveLength(1);
    });
  });
}

test('a draft is of its own form and of its own tab', async ({ page, context }) => {
  const form = await openForm(page, CONTACT);
  await form.fill();
  const franchise = await openForm(page, FRANCHISE);
  await expect(franchise.field('name')).toHaveValue('');
  const other = await openForm(await context.newPage(), CONTACT);
  await expect(other.field('name')).toHaveValue('');
});

test('the tick is in no draft', async ({ page }) => {
  const form = await openForm(page, CONTACT);
  await form.fill();
  const draft = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', CONTACT.id);
  const kept = Object.fromEntries(new URLSearchParams(draft));
  expect(kept).toEqual({ ...CONTACT.typed, 'saved-at': expect.stringMatching(/^\d+$/) });
});

test('a draft is kept for a day', async ({ page }) => {
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
  test(`a press clears what was typed for good${isHydrated ? '' : ', where no island comes'}`, async ({
    page,
  }) => {
    if (!isHydrated) await page.route(ISLAND_FILES, (route) => route.abort());
    const form = await openForm(page, CONTACT);
    await form.fill();
    if (isHydrated) await expectHydrated(form.island);
    await form.clear.click();
    for (const value of Object.values(await form.values())) expect(value).toBe('');
    await expect(form.terms).not.toBeChecked();
    await page.reload();
    for (const value of Object.values(await form.values())) expect(value).toBe('');
  });
}

test('a tick that the browser itself brings back is taken away', async ({ page }) => {
  await page.route(CONTACT.route, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('type="checkbox"', '$& checked');
    await route.fulfill({ response, body });
  });
  const form = await openForm(page, CONTACT);
  await expect(form.terms).not.toBeChecked();
  await form.field('name').focus();
  await expectHydrated(form.island);
  await expect(form.terms).not.toBeChecked();
});

test('a lead that was refused survives a reload and is delivered once, as typed', async ({
  page,
  site,
}) => {
  const typed = {
    ...FRANCHISE.typed,
    name: 'કીર્તન 👨‍👩‍👧‍👦',
    city: 'مدينة',
    address: `${'Sample Street, '.repeat(600)}\nthe end`,
    experience: `${'😀'.repeat(249)}\nx`,
  };
  const form = await openForm(page, FRANCHISE);
  site.reply({ status: 500 });
  await form.fill(typed);
  await form.button.click();
  await expect(form.failure).toContainText(FRANCHISE.failed);
  site.leads.length = 0;

  await page.reload();
  expect(await form.values()).toEqual(typed);
  site.reply({ status: 201 });
  await form.terms.check();
  await form.button.click();
  await expect(form.receipt).toBeVisible();
  expect(site.leads.map(({ payload }) => payload)).toEqual([
    { ...FRANCHISE.payload, ...typed, pincode: '380001' },
  ]);
});

test('a form works where storage is forbidden', async ({ page, site }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  await expect(form.receipt).toBeVisible();
  expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
  expect(complaints).toEqual([]);
});

test('nothing typed is ever in an address', async ({ page, site }) => {
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
