import { expect } from 'playwright/test';
import {
  expectHydrated,
  holdRequests,
  ISLAND_FILES,
  sumOfShifts,
  watchComplaints,
  watchShifts,
} from '../fixtures/islands.ts';
import {
  business,
  CONTACT,
  expectWaysOut,
  FRANCHISE,
  openForm,
  stopClock,
  test,
} from '../fixtures/leadForms.ts';

test('a form keeps what was typed and ticked before it was hydrated', async ({ page }) => {
  const complaints = watchComplaints(page);
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await watchShifts(page);
  release();
  await expectHydrated(form.island);
  expect(await form.values()).toEqual(CONTACT.typed);
  await expect(form.terms).toBeChecked();
  expect(await sumOfShifts(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('a press before React is there is sent once it is', async ({ page, site }) => {
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  await expect(form.button).toHaveText('Submitting...');
  await expect(form.section.locator('form')).toHaveAttribute('aria-busy', 'true');
  for (let press = 0; press < 3; press += 1) await form.field('name').press('Enter');
  expect(site.countPosts()).toBe(0);
  release();
  await expect(form.receipt).toBeVisible();
  await expect(form.button).toHaveText(CONTACT.button);
  await expect(form.button).toBeEnabled();
  expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
});

test('a press is sent where React renders a new form', async ({ page, site }) => {
  await page.addInitScript(() => {
    // Before the directive notes the server's nodes.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        document.querySelector('form')?.prepend(document.createElement('b'));
    });
  });
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  release();
  await expect(form.receipt).toBeVisible();
  expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
});

test('a word that is being typed when the form hydrates keeps its caret @long', async ({
  page,
}) => {
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await form.field('message').pressSequentially('Gathia cater for us');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
  release();
  await expectHydrated(form.island);
  await page.keyboard.type('can ');
  await expect(form.field('message')).toHaveValue('Gathia can cater for us');
});

test('a form pressed empty shows what is missing before React is there', async ({ page }) => {
  await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, FRANCHISE);
  const messageOf = (text: string) => form.section.getByText(text, { exact: true });
  await expect(messageOf('Full name is required.')).toBeHidden();
  await form.button.click();
  for (const text of ['City is required.', 'You must accept the terms.'])
    await expect(messageOf(text)).toBeVisible();
  await form.field('name').pressSequentially('As');
  await expect(messageOf('Full name is required.')).toBeHidden();
  await form.terms.check();
  await expect(messageOf('You must accept the terms.')).toBeHidden();
});

for (const goesOn of [false, true]) {
  test(`a form pressed early with something missing says so once it is hydrated${goesOn ? ', and takes no focus from who types on' : ''}`, async ({
    page,
    site,
  }) => {
    const release = await holdRequests(page, ISLAND_FILES);
    const form = await openForm(page, FRANCHISE);
    await form.field('name').fill('Asha');
    await form.field('name').press('Enter');
    await expect(form.button).toHaveText('Submitting...');
    if (goesOn) await form.field('name').press('!');
    release();
    await expect(form.error('city')).toHaveText('City is required.');
    await expect(goesOn ? form.field('name') : form.summary).toBeFocused();
    await expect(form.field('name')).toHaveValue(goesOn ? 'Asha!' : 'Asha');
    await expect(form.button).toHaveText(FRANCHISE.button);
    expect(site.countPosts()).toBe(0);
  });
}

test('a form that cannot be hydrated says nothing until it is sent', async ({ page }) => {
  await page.route(ISLAND_FILES, (route) => route.abort());
  await stopClock(page);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await page.clock.runFor(20_000);
  await expect(form.failure).toBeHidden();
  await expect(form.button).toBeEnabled();
});

test('offline is said at once by a form that is not hydrated yet, which sends nothing later without a press', async ({
  page,
  site,
  context,
}) => {
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await context.setOffline(true);
  await form.button.click();
  await expect(form.failure).toContainText(CONTACT.failed);
  await expect(form.failure).toContainText('You are offline, so nothing was sent.');
  await expectWaysOut(form, CONTACT);
  await context.setOffline(false);
  await expect(form.failure).toContainText('Nothing has been sent yet.');
  release();
  await expectHydrated(form.island);
  await form.tryAgain.click();
  await expect(form.receipt).toBeVisible();
  expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
});

test('Clear takes back a press that waits', async ({ page, site }) => {
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  await form.clear.click();
  await expect(form.button).toHaveText(CONTACT.button);
  release();
  await expectHydrated(form.island);
  expect(await form.summary.count()).toBe(0);
  expect(site.countPosts()).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button gives way to phone and e-mail, and Enter sends nothing', async ({
    page,
    site,
  }) => {
    const requests: string[] = [];
    const form = await openForm(page, CONTACT);
    for (const name of Object.keys(CONTACT.labels)) await expect(form.field(name)).toBeVisible();
    await expect(form.button).toBeHidden();
    for (const { href } of [business.phone, business.email]) {
      const link = form.section.locator(`a[href="${href}"]`).filter({ visible: true });
      await expect(link).toBeVisible();
    }
    await form.field('name').fill('Asha');
    page.on('request', (request) => requests.push(request.url()));
    await form.field('name').press('Enter');
    await form.field('email').focus();
    expect(page.url()).toBe(`${site.origin}${CONTACT.route}`);
    expect(requests).toEqual([]);
    await expect(form.field('name')).toHaveValue('Asha');
  });
});
