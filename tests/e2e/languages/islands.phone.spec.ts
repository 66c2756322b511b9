import { expect, type Page } from 'playwright/test';
import { languages } from '#/words/languages.ts';
import { words } from '#/words/words.ts';
import { expectHydrated, hydrate, islandsNamed, watchComplaints } from '../../fixtures/islands.ts';
import {
  CONTACT,
  FRANCHISE,
  ORDER,
  stopClock,
  test,
  type FormFacts,
} from '../../fixtures/leadForms.ts';
import { longUnless } from '../../fixtures/long.ts';

/**
 * Fills in a form and its tick. Typing keeps two presses of the button apart: as quick as a test they
 * would be a double click.
 */
async function fillForm(page: Page, { id, typed, hasTerms }: FormFacts): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const field = page.locator(`#${id} [name=${name}]`);
    await field.tap();
    await field.fill(value);
  }
  if (hasTerms) await page.locator(`#${id} [type=checkbox]`).check();
}

for (const { code, tag } of languages.slice(1)) {
  const { contact, fill, finder, forms, franchiseDetails, readyToEat, video } = words(code);
  const isShort = code === 'gu';

  test(`the finder asks and answers in ${code}${longUnless(isShort)}`, async ({ page }) => {
    const complaints = watchComplaints(page);
    await page.goto(`/${code}/franchises-list/`);
    const pick = async (label: string, slug: string) => {
      const dropdown = page.getByRole('combobox', { name: label, exact: true });
      await dropdown.selectOption(slug);
      return dropdown.locator(`[value="${slug}"]`).innerText();
    };
    await page.getByRole('combobox', { name: finder.country, exact: true }).focus();
    await expectHydrated(islandsNamed(page, 'FranchiseFinder'));
    const country = await pick(finder.country, 'united-kingdom');
    await expect(page.getByRole('status')).toHaveText(finder.missingState);
    const state = await pick(finder.state, 'greater-london');
    await expect(page.getByRole('status')).toHaveText(finder.missingCity);
    const city = await pick(finder.city, 'wembley');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      fill(finder.franchisesIn, { location: `${city}, ${state}, ${country}` }),
    );
    expect(complaints).toEqual([]);
  });

  test(`a video opens and closes in ${code}${longUnless(isShort)}`, async ({ page }) => {
    await page.goto(`/${code}/video-gallery/`);
    await hydrate(islandsNamed(page, 'VideoModal'));
    const trigger = page.locator('a[data-video="gallery"]').first();
    await trigger.locator('[data-title]').evaluate((title) => {
      title.textContent = 'A thali fills up'; // as of an API without translations
    });
    await trigger.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const close = dialog.getByRole('button', { name: video.closeVideo });
    // The dialog's name is an English title; its content is not English.
    await expect(dialog).toHaveAttribute('lang', 'en');
    for (const ours of await dialog.locator('form, p').all()) {
      await expect(ours).toHaveAttribute('lang', tag);
    }
    await close.tap();
    await expect(dialog).toBeHidden();
  });

  for (const [facts, { sent, nameMissing }] of [
    [CONTACT, contact.fields],
    [FRANCHISE, franchiseDetails.fields],
    [ORDER, readyToEat.fields],
  ] as const) {
    test(`${facts.id} complains in ${code}, and sends what the English one sends${longUnless(isShort && facts === CONTACT)}`, async ({
      page,
      site,
    }) => {
      const complaints = watchComplaints(page);
      await stopClock(page); // the words that it was sent go after two seconds
      await page.goto(`/${code}${facts.route}`);
      const form = page.locator(`#${facts.id}`);
      await form.locator('[name=email]').fill('no address');
      await form.locator('[type=submit]').tap();
      await expect(form.locator(`#${facts.id}-name-error`)).toHaveText(nameMissing);
      await expect(form.locator(`#${facts.id}-email-error`)).toHaveText(forms.fields.emailWrong);
      await fillForm(page, facts);
      await form.locator('[type=submit]').tap();
      await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
      expect(site.leads.map(({ path, payload }) => ({ path, payload }))).toEqual([
        { path: facts.path, payload: facts.payload },
      ]);
      expect(complaints).toEqual([]);
    });
  }
}

test('what the server says of a field is shown as it is, in its language', async ({
  page,
  site,
}) => {
  const body = JSON.stringify({ errors: { email: ['This address is taken.'] } });
  site.reply({ status: 422, body, type: 'application/json' });
  await page.goto('/gu/contact/');
  await fillForm(page, CONTACT);
  await page.locator(`#${CONTACT.id} [type=submit]`).tap();
  const error = page.locator(`#${CONTACT.id}-email-error`);
  await expect(error).toContainText('This address is taken.');
  await expect(error.locator('[lang=en]').or(error.and(page.locator('[lang=en]')))).toHaveCount(1);
});
