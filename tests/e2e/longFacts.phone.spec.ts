import { expect, test } from '../fixtures/siteTest.ts';
import { businessIn } from '#/business/business.ts';

const business = businessIn('en');

test('a long text beside an icon leaves the icon its size', async ({ page }) => {
  await page.goto('/faqs/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: business.phone.label });
  const icon = link.locator('svg');
  await expect(icon).toBeAttached();
  const widthOf = () => icon.evaluate((drawing) => drawing.getBoundingClientRect().width);
  const before = await widthOf();
  await link.evaluate((element) => {
    element.append(' and ask for the counter'.repeat(20));
  });
  expect(await widthOf()).toBe(before);
});
