import { expect } from 'playwright/test';
import { messagesIn } from '#/messages/messages.ts';
import {
  expectHydrated,
  holdRequests,
  ISLAND_FILES,
  sumOfShifts,
  watchComplaints,
  watchShifts,
} from '../fixtures/islands.ts';
import {
  CONTACT,
  FRANCHISE,
  business,
  formMarkup,
  forms,
  openForm,
  test,
} from '../fixtures/leadForms.ts';

test('a form keeps what was typed and ticked before it hydrates', async ({ page }) => {
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

test('a press before React has loaded is sent afterwards', async ({ page, site }) => {
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.press('Enter');
  await expect(form.button).toHaveText(forms.submitting);
  await expect(form.section.getByRole('status').getByText(forms.submitting)).toHaveCount(1);
  await expect(form.section.locator('form')).toHaveAttribute('aria-busy', 'true');
  for (const pressed of [form.field('name'), form.button, form.button])
    await pressed.press('Enter');
  expect(site.countPosts()).toBe(0);
  release();
  await expect(form.receipt).toBeVisible();
  await expect(form.button).toHaveText(CONTACT.texts.submit);
  await expect(form.button).toBeEnabled();
  await expect(form.button).toBeFocused();
  expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
});

test('a form that is submitted early shows its missing fields later', async ({ page, site }) => {
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, FRANCHISE);
  await form.field('name').fill('Asha');
  await form.field('name').press('Enter');
  await expect(form.button).toHaveText(forms.submitting);
  await expect(form.field('name')).not.toBeEditable();
  release();
  await expect(form.error('city')).toHaveText(messagesIn('en').franchiseDetails.fields.cityMissing);
  await expect(form.summary).toBeFocused();
  await expect(form.field('name')).toHaveValue('Asha');
  await expect(form.field('name')).toBeEditable();
  await expect(form.button).toHaveText(FRANCHISE.texts.submit);
  expect(site.countPosts()).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('phone and e-mail replace the button, and Enter sends nothing', async ({ page, site }) => {
    const requests: string[] = [];
    const form = await openForm(page, CONTACT);
    for (const name of Object.keys(CONTACT.labels)) await expect(form.field(name)).toBeVisible();
    await expect(form.button).toBeHidden();
    const notice = await form.section.getByText(formMarkup.scriptsOff).boundingBox();
    const first = await form.field('name').boundingBox();
    expect(notice?.y).toBeLessThan(first?.y ?? 0);
    // The links come before the first field and in place of the button.
    for (const { href } of [business.phone, business.email]) {
      const links = form.section.locator(`a[href="${href}"]`).filter({ visible: true });
      await expect(links).toHaveCount(2);
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
