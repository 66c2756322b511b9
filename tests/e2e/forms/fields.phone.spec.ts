import { expect } from 'playwright/test';
import { FRANCHISE, openForm, test } from '../fixtures/leadForms.ts';

test('labels are in sight, letters at least 16 px, nothing stops the typing, and what is required says so', async ({
  page,
}) => {
  const form = await openForm(page, FRANCHISE);
  for (const [name, label] of Object.entries(FRANCHISE.labels)) {
    await expect(form.section.getByText(label, { exact: true })).toBeVisible();
    const field = form.field(name);
    await expect(field).not.toHaveAttribute('maxlength');
    const size = await field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect((await form.button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(form.terms).not.toBeChecked();
  const optional = form.section.locator('[name]:not([aria-required=true])');
  await expect(optional).toHaveCount(1);
  await expect(optional).toHaveAttribute('name', 'experience');
});

test('a field asks for the right keyboard and the right filling', async ({ page }) => {
  const form = await openForm(page, FRANCHISE);
  const pincode = form.field('pincode');
  await expect(pincode).toHaveAttribute('inputmode', 'numeric');
  await expect(pincode).toHaveAttribute('autocomplete', 'postal-code');
  await expect(pincode).toHaveAttribute('placeholder', '6-digit');
  await expect(form.field('address')).toHaveAttribute('autocomplete', 'street-address');
});
