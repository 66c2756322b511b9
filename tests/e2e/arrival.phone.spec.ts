import { expect, test } from './fixtures/siteTest.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';

for (const address of ['/franchise-details/#enquire', '/faqs/#main']) {
  test(`${address} scrolls to that part of the page`, async ({ page }) => {
    await page.goto(address);
    await waitForFonts(page);
    const target = page.locator(address.slice(address.indexOf('#')));
    const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(-1);
  });
}
