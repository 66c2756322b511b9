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

const FIELDS = [
  [CONTACT, 'name', { type: 'text', autocomplete: 'name', enterkeyhint: 'next' }],
  [CONTACT, 'email', { type: 'email', autocomplete: 'email', enterkeyhint: 'next' }],
  [CONTACT, 'phone', { type: 'tel', autocomplete: 'tel', enterkeyhint: 'next' }],
  [FRANCHISE, 'name', { type: 'text', autocomplete: 'name' }],
  [FRANCHISE, 'email', { type: 'email', autocomplete: 'email' }],
  [FRANCHISE, 'phone', { type: 'tel', autocomplete: 'tel' }],
  [FRANCHISE, 'city', { type: 'text', autocomplete: 'address-level2', enterkeyhint: 'next' }],
  [
    FRANCHISE,
    'pincode',
    { type: 'text', autocomplete: 'postal-code', inputmode: 'numeric', placeholder: '6-digit' },
  ],
  [FRANCHISE, 'address', { autocomplete: 'street-address' }],
  [ORDER, 'name', { type: 'text', autocomplete: 'name' }],
  [ORDER, 'email', { type: 'email', autocomplete: 'email' }],
  [ORDER, 'phone', { type: 'tel', autocomplete: 'tel' }],
  [ORDER, 'address', { autocomplete: 'street-address' }],
] as const;

test('each field asks for the right keyboard and the right filling', async ({ page }) => {
  for (const facts of FORMS) {
    const form = await openForm(page, facts);
    for (const [owner, name, attributes] of FIELDS) {
      if (owner !== facts) continue;
      for (const [attribute, value] of Object.entries(attributes)) {
        await expect(form.field(name)).toHaveAttribute(attribute, value);
      }
    }
  }
});

test('labels are in sight, letters at least 16 px, and nothing stops the typing', async ({
  page,
}) => {
  for (const facts of FORMS) {
    const form = await openForm(page, facts);
    for (const [name, label] of Object.entries(facts.labels)) {
      await expect(form.section.getByText(label, { exact: true })).toBeVisible();
      const field = form.field(name);
      await expect(field).not.toHaveAttribute('maxlength');
      await expect(field).not.toHaveAttribute('pattern');
      await expect(field).toHaveAttribute('name', name);
      const size = await field.evaluate((element) =>
        parseFloat(getComputedStyle(element).fontSize),
      );
      expect(size).toBeGreaterThanOrEqual(16);
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect((await form.button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('the notice at the tick is folded, or below the form of the contact page, and leads to its translations', async ({
  page,
}) => {
  for (const facts of FORMS) {
    const form = await openForm(page, facts);
    const folded = form.section.locator('details');
    const link = form.section.locator('a[href="#privacy"]');
    await expect(folded.or(link)).toHaveCount(1);
    const isFolded = (await folded.count()) > 0;
    const notice = isFolded ? folded : page.locator('#privacy');
    if (isFolded) {
      await expect(notice.getByText('Data Protection Board of India')).toBeHidden();
      await notice.locator('summary').click();
    } else await link.click();
    await expect(notice).toContainText('Data Protection Board of India');
    for (const [name, code] of [
      ['ગુજરાતી', 'gu'],
      ['हिन्दी', 'hi'],
    ] as const) {
      const translation = notice.getByRole('link', { name });
      await expect(translation).toHaveAttribute('href', `/${code}/contact/#privacy`);
    }
    const isFirst = await form.section.evaluate((section) => {
      const [way, button] = [
        section.querySelector('details, a[href="#privacy"]'),
        section.querySelector('[type=submit]'),
      ];
      return Boolean(way && button && way.compareDocumentPosition(button) & 4);
    });
    expect(isFirst).toBe(true);
    if (facts.hasTerms) {
      await expect(form.terms).not.toBeChecked();
      await expect(form.section.getByText(TERMS_LABEL, { exact: true })).toBeVisible();
    }
  }
});

test('what is required is what the rules require, and no tick says how to be filled', async ({
  page,
}) => {
  for (const [facts, optional] of [
    [CONTACT, ['phone']],
    [FRANCHISE, ['experience']],
    [ORDER, []],
  ] as const) {
    const form = await openForm(page, facts);
    const names = [...Object.keys(facts.labels), ...(facts.hasTerms ? ['terms'] : [])];
    const required = form.section.locator('[aria-required=true]');
    expect(
      await required.evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
    ).toEqual(names.filter((name) => !(optional as readonly string[]).includes(name)));
    await expect(form.section.locator('[type=checkbox][autocomplete]')).toHaveCount(0);
  }
});
