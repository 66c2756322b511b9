import { expect, type Page } from '@playwright/test';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { business } from '#/config.ts';
import { testSetting } from '../../fixtures/builtSite.ts';
import {
  expectHydrated,
  holdRequests,
  ISLAND_FILES,
  SLOW_LINE,
  sumOfShifts,
  watchComplaints,
  watchScripts,
  watchShifts,
} from '../../fixtures/islands.ts';
import {
  CONTACT,
  FORMS,
  openForm,
  stopClock,
  test as test,
  expectWaysOut,
  type FoundForm,
} from '../../fixtures/leadForms.ts';
import { longUnless } from '../../fixtures/long.ts';

const FIRST_HYDRATION_BYTES = 72 * 1024;
const NOT_LOADED = 'This page could not load all that it needs, so nothing was sent.';

/** Phone and e-mail in the form's section, not those in the footer or elsewhere. */
async function expectContacts({ section }: FoundForm): Promise<void> {
  for (const { href } of [business.phone, business.email]) {
    await expect(section.locator(`a[href="${href}"]`).filter({ visible: true })).toBeVisible();
  }
}

const caretOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLTextAreaElement
      ? [activeElement.name, activeElement.selectionStart]
      : [];
  });

for (const facts of FORMS) {
  test(`${facts.button} costs nothing until it is touched, then at most 72 KB${facts.long}`, async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    // The footer's pattern also loads if the form is near it, but not because of the form.
    const pictures = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Image') pictures.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!pictures.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(testSetting('TEST_SITE_ORIGIN') + facts.route); // compressed, as a host does
    await waitForFonts(page);
    const before = scripts.length;
    bytes = 0;
    await page.locator(`#${facts.id}-name`).focus();
    await expectHydrated(page.locator('astro-island', { has: page.locator(`#${facts.id}`) }));
    expect(scripts.length - before).toBe(2);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(FIRST_HYDRATION_BYTES);
  });

  test(`${facts.button} keeps what was typed and ticked before it was hydrated${facts.long}`, async ({
    page,
    site,
  }) => {
    const complaints = watchComplaints(page);
    const release = await holdRequests(page, ISLAND_FILES);
    const form = await openForm(page, facts);
    await form.fill();
    await watchShifts(page);
    release();
    await expectHydrated(form.island);
    expect(await form.values()).toEqual(facts.typed);
    if (facts.hasTerms) await expect(form.terms).toBeChecked();
    expect(Number(await sumOfShifts(page))).toBe(0);
    await form.button.click();
    await expect(form.receipt).toBeVisible();
    expect(site.leads.map(({ payload }) => payload)).toEqual([facts.payload]);
    expect(complaints).toEqual([]);
  });

  test(`${facts.button} pressed before React is there is sent once it is${facts.long}`, async ({
    page,
    site,
  }) => {
    const release = await holdRequests(page, ISLAND_FILES);
    const form = await openForm(page, facts);
    await form.fill();
    await form.button.click();
    await expect(form.button).toHaveText('Submitting...');
    await expect(form.button).toBeDisabled();
    for (let press = 0; press < 3; press += 1) await form.field('name').press('Enter');
    expect(site.countPosts()).toBe(0);
    release();
    await expect(form.receipt).toBeVisible();
    await expect(form.button).toHaveText(facts.button);
    await expect(form.button).toBeEnabled();
    expect(site.leads.map(({ payload }) => payload)).toEqual([facts.payload]);
  });
}

test('a word that is being typed when the form hydrates keeps its caret', async ({ page }) => {
  const complaints = watchComplaints(page);
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await form.field('message').pressSequentially('Gathia cater for us');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
  release();
  await expectHydrated(form.island);
  await expect(form.button).toBeEnabled();
  expect(await caretOf(page)).toEqual(['message', 7]);
  await page.keyboard.type('can ');
  await expect(form.field('message')).toHaveValue('Gathia can cater for us');
  expect(complaints).toEqual([]);
});

test('not a character is lost when a form hydrates on a slow line while one types @long', async ({
  page,
}) => {
  const form = await openForm(page, CONTACT);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  const words = 'Fafda, jalebi and papaya sambharo for forty. ';
  await form.field('message').focus();
  let typed = '';
  while ((await form.island.getAttribute('data-hydration')) !== 'hydrated') {
    await page.keyboard.type(words);
    typed += words;
  }
  await page.keyboard.type(words);
  await expect(form.field('message')).toHaveValue(typed + words);
  await expect(form.field('message')).toBeFocused();
});

test('a form pressed early with something missing says so once it is hydrated', async ({
  page,
  site,
}) => {
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await form.field('name').fill('Asha');
  await form.field('name').press('Enter');
  await expect(form.button).toHaveText('Submitting...');
  release();
  await expect(form.summary).toBeFocused();
  await expect(form.button).toHaveText(CONTACT.button);
  await expect(form.button).toBeEnabled();
  await expect(form.field('name')).toHaveValue('Asha');
  expect(site.countPosts()).toBe(0);
});

for (const [trouble, action] of [
  ['blocked', (page: Page) => page.route(ISLAND_FILES, (route) => route.abort())],
  [
    'not found',
    (page: Page) => page.route(ISLAND_FILES, (route) => route.fulfill({ status: 404 })),
  ],
  ['never sent', (page: Page) => page.route(ISLAND_FILES, () => undefined)],
] as const) {
  test(`with files that are ${trouble} an early press fails after 10 seconds, not before${longUnless(trouble === 'not found')}`, async ({
    page,
    site,
  }) => {
    await action(page);
    await stopClock(page);
    const form = await openForm(page, CONTACT);
    await form.fill();
    await form.button.click();
    await page.clock.runFor(9_000);
    await expect(form.button).toHaveText('Submitting...');
    await page.clock.runFor(1_100);
    await expect(form.failure.getByText(CONTACT.failed, { exact: true })).toBeVisible();
    await expect(form.failure).toContainText(NOT_LOADED);
    await expectWaysOut(form, CONTACT);
    expect(await form.values()).toEqual(CONTACT.typed);
    await expect(form.button).toHaveText(CONTACT.button);
    await expect(form.button).toBeEnabled();

    await page.clock.runFor(60_000);
    await expect(form.failure).toBeVisible();
    expect(site.countPosts()).toBe(0);
  });
}

test('a form that could not be hydrated sends once it can, when the visitor wants', async ({
  page,
  site,
}) => {
  await page.route(ISLAND_FILES, (route) => route.abort());
  await stopClock(page);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  await page.clock.runFor(10_100);
  await expect(form.failure).toBeVisible();
  await page.unroute(ISLAND_FILES);
  await form.tryAgain.click();
  await expect(form.receipt).toBeVisible();
  await expect(form.failure).toBeHidden();
  expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
});

test('a form that is hydrated late without having been sent says nothing', async ({ page }) => {
  await page.route(ISLAND_FILES, (route) => route.abort());
  await stopClock(page);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await page.clock.runFor(20_000);
  await expect(form.failure).toBeHidden();
  await expect(form.button).toBeEnabled();
});

test('offline is said at once by a form that is not hydrated yet, and it sends when back online', async ({
  page,
  site,
  context,
}) => {
  const form = await openForm(page, CONTACT);
  await context.setOffline(true);
  await form.fill();
  await form.button.click();
  await expect(form.failure).toContainText(CONTACT.failed);
  await expect(form.failure).toContainText('You are offline, so nothing was sent.');
  await expectWaysOut(form, CONTACT);
  await context.setOffline(false);
  await form.tryAgain.click();
  await expect(form.receipt).toBeVisible();
  expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const facts of FORMS) {
    test(`${facts.button} gives way to phone and e-mail, and Enter sends nothing${facts.long}`, async ({
      page,
      site,
    }) => {
      const requests: string[] = [];
      const form = await openForm(page, facts);
      for (const name of Object.keys(facts.labels)) await expect(form.field(name)).toBeVisible();
      await expect(form.button).toBeHidden();
      await expectContacts(form);
      await form.field('name').fill('Asha');
      page.on('request', (request) => requests.push(request.url()));
      await form.field('name').press('Enter');
      await form.field('email').focus();
      expect(page.url()).toBe(`${site.origin}${facts.route}`);
      expect(requests).toEqual([]);
      await expect(form.field('name')).toHaveValue('Asha');
    });
  }
});
