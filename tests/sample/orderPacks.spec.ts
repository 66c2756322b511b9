/** From a pack to an order with that pack. */
import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { businessIn } from '#/business/business.ts';
import { hydrate, watchComplaints } from '../e2e/fixtures/islands.ts';

const business = businessIn('en');

const packs = business.packs?.items ?? [];
const [pack, other] = packs;
const order = (page: Page) => page.getByRole('region', { name: 'Order packs' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const add = (page: Page, name = '') =>
  order(page)
    .getByRole('link', { name: `Add to the order ${name}` })
    .click();
const lineOf = (count: number, named = pack) =>
  `${count} × ${named?.name ?? ''}, ${named?.netQuantity ?? ''}`;

for (const state of ['pending', 'hydrated'] as const) {
  test(`a tap adds a pack to the order while the form is ${state}, and keeps what is typed`, async ({
    page,
  }) => {
    const complaints = watchComplaints(page);
    await page.goto('/ready-to-eat/');
    if (state === 'hydrated') await hydrate(page.locator('astro-island[component-url*="Form"]'));
    await field(page).fill('By Friday, please');
    await add(page, pack?.name);
    await expect(field(page)).toHaveValue(`By Friday, please\n${lineOf(1)}`);
    await expect(field(page)).toBeFocused();
    await add(page, pack?.name);
    await add(page, other?.name);
    const text = `By Friday, please\n${lineOf(2)}\n${lineOf(1, other)}`;
    await expect(field(page)).toHaveValue(text);
    await page.reload();
    await expect(field(page)).toHaveValue(text);
    expect(complaints).toEqual([]);
  });
}

test('a pack that is named takes away the complaint that none is', async ({ page }) => {
  await page.goto('/ready-to-eat/');
  await page.getByRole('button', { name: 'Submit Order' }).click();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await add(page, pack?.name);
  await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the facts of each pack and of its maker stand beside the form', async ({ page }) => {
    await page.goto('/ready-to-eat/');
    for (const { name, netQuantity, price, bestBefore, ingredients } of packs) {
      const facts = order(page).getByRole('listitem').filter({ hasText: name });
      for (const fact of [netQuantity, price, bestBefore, ingredients, 'per g'])
        await expect(facts).toContainText(fact);
    }
    for (const fact of [
      'Tikhu Mithu Foods',
      '00000000000000',
      '+91 50000 01235',
      'Sample details.',
    ])
      await expect(order(page)).toContainText(fact);
  });
});
