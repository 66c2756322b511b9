import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGUMENTS, findHeadlessChromium } from '#/tools/chromium.ts';
import { testFonts } from './e2e/fixtures/wholeChromium.ts';

const executablePath = findHeadlessChromium();

// `npm test` builds the site, serves it on a free port and sets this address.
const baseURL = process.env.TEST_SITE_ORIGIN;

/** The tests that only `npm run test:long` runs. */
const LONG = /@long/;

/** Tests that are the same for every screen: `npm test` runs them only on a phone. */
const ON_ANY_SCREEN = [
  /desktop (?:appointment|contact|franchiseFacts|franchiseFinder|headerMenu)\.spec/,
  /desktop (?:menu|orderPacks|packSlider|pausedPage|privacy|reading|services|sliders)\.spec/,
  /desktop (?:tabStrip|videoModal|viewTransition)\.spec/,
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
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than processors: a test that waits for an idle page leaves its processor to another.
  workers: 3,
  // For a machine five times slower than ours: what passes never waits for these.
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
