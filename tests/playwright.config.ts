import { defineConfig } from 'playwright/test';
import { business } from '#/business/business.ts';
import { CHROMIUM_ARGUMENTS, findHeadlessChromium } from '#/tools/chromium.ts';
import { testFonts } from './e2e/fixtures/wholeChromium.ts';

const executablePath = findHeadlessChromium();

// `npm test` builds the site, serves it on a free port and sets this address.
const baseURL = process.env.TEST_SITE_ORIGIN;

/** The tests that only `npm run test:long` runs. */
const LONG = /@long/;

/** Tests that are the same on every screen: `npm test` runs them only on a phone. */
const ON_ANY_SCREEN = [
  /desktop sample\//,
  /desktop e2e\/(?:tabStrip|videoModal)\./,
  /desktop .*\.ts (?:on a narrow window|without scripts) /,
];

const phone = {
  testIgnore: '**/*.desktop.spec.ts',
  use: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  },
};
const desktop = {
  testIgnore: '**/*.phone.spec.ts',
  use: { viewport: { width: 1280, height: 800 } },
};

export default defineConfig({
  testDir: '.',
  // tests/sample needs the sample's texts.
  testMatch: business.isSample ? /(?:e2e|sample)\/.*\.spec\.ts/ : /e2e\/.*\.spec\.ts/,
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One worker more than processors, because a test often waits for an idle page.
  workers: 3,
  // Generous enough for a machine five times slower than ours; passing tests never wait this long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...(baseURL !== undefined && { baseURL }),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: CHROMIUM_ARGUMENTS,
      env: testFonts,
      ...(executablePath !== undefined && { executablePath }),
    },
  },
  projects: [
    { name: 'phone', ...phone, grepInvert: LONG },
    { name: 'desktop', ...desktop, grepInvert: [LONG, ...ON_ANY_SCREEN] },
    { name: 'long-phone', ...phone, grep: LONG },
    { name: 'long-desktop', ...desktop, grep: [LONG, ...ON_ANY_SCREEN] },
  ],
});
