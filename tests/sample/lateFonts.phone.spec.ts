import { resolve } from 'node:path';
import { ANDROID_FONTS, writeFontconfig } from '#/tools/fontconfig.ts';
import { longUnless } from '../e2e/fixtures/long.ts';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { findLateShifts } from '../e2e/fixtures/slowArrivals.ts';
import { wholeChromium } from '../e2e/fixtures/wholeChromium.ts';
import { routeOfEachKindInEachLanguage } from '../fixtures/routeOfEachKind.ts';

// Uses the fonts of Android.
test.use({
  launchOptions: {
    ...wholeChromium,
    env: writeFontconfig(resolve('.cache/android-fonts'), ANDROID_FONTS),
  },
});

for (const route of routeOfEachKindInEachLanguage()) {
  const long = longUnless(['/', '/gu/'].includes(route));
  test(`late fonts and pictures move nothing on ${route}${long}`, async ({ browser }) => {
    expect(await findLateShifts(browser, route)).toEqual([]);
  });
}
