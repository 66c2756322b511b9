import { expect } from 'playwright/test';
import {
  CONTACT,
  FORMS,
  FRANCHISE,
  openForm,
  ORDER,
  TERMS_LABEL,
  test,
} from '../../fixtures/leadForms.ts';

/** The fields that a visitor may leave empty. */
const OPTIONAL = new Map([
  [CONTACT, ['phone']],
  [FRANCHISE, ['experience']],
  [ORDER, []],
]);

test('labels are in sight, letters at least 16 px, nothing stops the typing, and what is required says so', async ({
  page,
}) => {
  for (const facts of FORMS) {
    const form = await openForm(page, facts);
    for (const [name, label] of Object.entries(facts.labels)) {
      await expect(form.section.getByText(label, { exact: true })).toBeVisible();
      const field = form.field(name);
      await expect(field).not.toHaveAttribute('maxlength');
      const size = await field.evaluate((element) =>
        parseFloat(getComputedStyle(element).fontSize),
      );
      expect(size).toBeGreaterThanOrEqual(16);
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect((await form.button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const names = [...Object.keys(facts.labels), ...(facts.hasTerms ? ['terms'] : [])];
    const required = form.section.locator('[aria-required=true]');
    expect(
      await required.evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
    ).toEqual(names.filter((name) => !OPTIONAL.get(facts)?.includes(name)));
  }
});

test('each field asks for the right keyboard and the right filling', async ({ page }) => {
  const form = await openForm(page, FRANCHISE);
  for (const [name, attributes] of Object.entries({
    name: { type: 'text', autocomplete: 'name', enterkeyhint: 'next' },
    email: { type: 'email', autocomplete: 'email' },
    phone: { type: 'tel', autocomplete: 'tel' },
    city: { autocomplete: 'address-level2' },
    pincode: { autocomplete: 'postal-code', inputmode: 'numeric', placeholder: '6-digit' },
    address: { autocomplete: 'street-address' },
  })) {
    for (const [attribute, value] of Object.entries(attributes))
      await expect(form.field(name)).toHaveAttribute(attribute, value);
  }
});

test('the notice comes before the button: folded, or below the form of the contact page', async ({
  page,
}) => {
  for (const facts of FORMS) {
    const form = await openForm(page, facts);
    const folded = form.section.locator('details');
    const link = form.section.locator('a[href="#privacy"]');
    const isFolded = facts !== CONTACT;
    await expect(folded).toHaveCount(isFolded ? 1 : 0);
    const notice = isFolded ? folded : page.locator('#privacy');
    if (isFolded) await folded.locator('summary').click();
    else await link.click();
    await expect(notice).toContainText('Data Protection Board of India');
    const isFirst = await form.button.evaluate((button) => {
      const way = button.closest('form')?.querySelector('details, a[href="#privacy"]');
      return Boolean(way && way.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(isFirst).toBe(true);
    if (facts.hasTerms) {
      await expect(form.terms).not.toBeChecked();
      await expect(form.section.getByText(TERMS_LABEL, { exact: true })).toBeVisible();
    }
  }
});
