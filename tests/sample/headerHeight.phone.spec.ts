import { resolve } from 'node:path';
import { writeFontconfig } from '#/tools/fontconfig.ts';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { wholeChromium } from '../e2e/fixtures/wholeChromium.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';

/** A font that no style sheet names, much wider than all that phones and computers have. */
const WIDE = ['shrikhand/400Regular/Shrikhand_400Regular'];

test.use({
  launchOptions: { ...wholeChromium, env: writeFontconfig(resolve('.cache/wide-font'), WIDE) },
});

for (const route of ['/', '/gu/', '/hi/']) {
  test(`the header of ${route} is as high before our fonts arrive as after`, async ({ page }) => {
    const heightAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      await waitForFonts(page);
      return page.locator('body > header').evaluate((header) => header.clientHeight);
    };
    const heights = async () => [await heightAt(412), await heightAt(1024), await heightAt(1280)];
    await page.route('**/*.woff2', (step) => step.abort());
    await page.goto(route);
    expect(await heights()).toEqual([60, 60, 60]);
    await page.unroute('**/*.woff2');
    await page.reload();
    expect(await heights()).toEqual([60, 60, 60]);
  });
}
