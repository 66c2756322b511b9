import { expect } from 'playwright/test';
import { FRANCHISE, openForm, test } from '../fixtures/leadForms.ts';

test('fields are labelled, large enough and marked as required', async ({ page }) => {
  const form = await openForm(page, FRANCHISE);
  for (const [name, label] of Object.entries(FRANCHISE.labels)) {
    await expect(form.section.getByText(label, { exact: true })).toBeVisible();
    const field = form.field(name);
    await expect(field).toHaveAccessibleName(label);
    await expect(field).not.toHaveAttribute('maxlength');
    const size = await field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect((await form.button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(form.terms).not.toBeChecked();
  await expect(form.field('interest')).toHaveAttribute('aria-required', 'true');
  await expect(form.field('experience')).not.toHaveAttribute('aria-required');
});
