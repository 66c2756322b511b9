import { resolve } from 'node:path';
import { writeFontconfig } from '#/tools/fontconfig.ts';
import { expect, test } from './fixtures/siteTest.ts';
import { routeOfEachKindInEachLanguage } from '../fixtures/routeOfEachKind.ts';
import { longUnless } from './fixtures/long.ts';
import { findLateShifts } from './fixtures/slowArrivals.ts';
import { wholeChromium } from './fixtures/wholeChromium.ts';

// Uses the Gujarati and Hindi fonts of Android.
test.use({
  launchOptions: { ...wholeChromium, env: writeFontconfig(resolve('.cache/android-fonts')) },
});

for (const route of routeOfEachKindInEachLanguage()) {
  const long = longUnless(['/', '/gu/'].includes(route));
  test(`late fonts and pictures move nothing on ${route}${long}`, async ({ browser }) => {
    expect(await findLateShifts(browser, route)).toEqual([]);
  });
}
