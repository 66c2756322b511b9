/** The site of a new owner: another brand, without optional facts. */
import type { Page } from 'playwright/test';
import { expect, test } from 'vitest';
import { business } from '#/business/business.ts';
import { messagesIn } from '#/messages/messages.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { serveFolder } from '#/tools/staticServer.ts';
import { buildSecondBrand, SECOND_BRAND_COLOR, SECOND_BRAND_URL } from '../fixtures/brandSite.ts';
import { findAll, metaOf, only, textOf } from '../fixtures/htmlPage.ts';
import { OF_SAMPLE } from '../sample/ofSample.ts';
import { findFaults } from '../fixtures/siteFaults.ts';
import { walkThrough } from '../e2e/fixtures/walk.ts';

/** The pages that depend most on facts. */
const WITH_FACTS = [
  '/',
  '/about/',
  '/contact/',
  '/testimonial/',
  '/ready-to-eat/',
  '/franchise-details/',
  '/services/',
];
const PHONE = { width: 412, height: 823 };
/** The text font has the name of a city that the sample also mentions. */
const FONT_NAME = /hind[- ]vadodara/gi;

const { post } = messagesIn('en');
const NAME = 'Ghughrā Junction of Rājkoṭ';
const PHONE_NUMBER = '+91 58888 07070';
const { site, directory } = await buildSecondBrand('second-brand');

test('passes every check of a built site', () => {
  expect(findFaults(site, SECOND_BRAND_URL)).toEqual([]);
});

test.runIf(business.isSample)('has nothing of the sample brand in any file', () => {
  const found = site.files.flatMap((file) => {
    const text = `${file}\n${site.read(file)}`.replaceAll(FONT_NAME, '');
    return [...text.matchAll(OF_SAMPLE)].map(([word]) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('publishes no picture of a part that is off', () => {
  const pictures = site.files.filter((file) => /^_astro\/.+\.(webp|avif)$/.test(file));
  expect(pictures.filter((file) => !file.startsWith('_astro/hero.'))).toEqual([]);
});

test("shows the owner's name, phone and e-mail wherever a page needs them", () => {
  for (const page of site.pages()) {
    expect(textOf(only(page, 'title')), page.route).toMatch(new RegExp(`\\| ${NAME}$`));
    expect(textOf(only(page, 'footer')), page.route).toContain(PHONE_NUMBER);
    // Without a wordmark the logo is text.
    for (const bar of ['header', 'footer'])
      expect(textOf(findAll(page, bar)[0] ?? page.root), page.route).toContain(NAME);
  }
  expect(textOf(site.page('/contact/').root)).toContain('write@ghughra.example');
});

test('says that the only post has no related posts', () => {
  expect(textOf(site.page('/blog-single/1/').root)).toContain(post.related.empty);
});

test("opens on a phone without a complaint, in the owner's colours", async () => {
  await using served = await serveFolder(directory);
  await using browser = await launchChromium();
  const page = await browser.newPage({
    baseURL: served.origin,
    viewport: PHONE,
    deviceScaleFactor: 1.75, // a phone's pixel ratio; at 1 letters are rounded to whole pixels
    isMobile: true,
  });
  await page.route('**/count', (route) => route.fulfill({ status: 204 }));
  for (const route of WITH_FACTS) await walkThrough(page, route);
  await page.goto('/');
  await expect(
    page.locator('header .written').evaluate((name) => getComputedStyle(name).fontSize),
  ).resolves.toBe('16px');
  await expect(
    page.locator('.hero').evaluate((hero) => getComputedStyle(hero).backgroundColor),
  ).resolves.toBe(SECOND_BRAND_COLOR);
  await expectCallIsCounted(page);
});

/** Expects a page view and a tap on the phone number to be counted with the campaign of the visit. */
async function expectCallIsCounted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.sendBeacon = (url, body) => {
      const { dataset } = document.documentElement;
      dataset.told = `${dataset.told ?? ''}${String(url)} ${typeof body === 'string' ? body : ''}\n`;
      return true;
    };
  });
  await page.goto('/?utm_source=fair&name=Asha');
  await page.goto('/contact/');
  await page.getByRole('link', { name: PHONE_NUMBER }).first().click();
  const told = (await page.locator('html').getAttribute('data-told')) ?? '';
  const rest = '"from":"/contact/","campaign":{"utm_source":"fair"}}\n';
  expect(told).toBe(`/count {"kind":"view",${rest}/count {"kind":"call",${rest}`);
}

test('lists in its privacy notice what is counted, and by whom', () => {
  const text = textOf(site.page('/contact/').root);
  expect(text).toContain(
    'Page views, sent forms, and taps on phone and WhatsApp are counted by our own server, each with its page and the advertisement (utm_… in the address)',
  );
  expect(text).not.toContain('No cookies');
});

test('sends the source of a lead in the field of the brand, and says so', () => {
  const contact = site.page('/contact/');
  const props = findAll(contact, 'astro-island').map(({ attribs }) => attribs.props ?? '');
  expect(props.filter((text) => text.includes('"source":[0,"came_by"]'))).toHaveLength(1);
  expect(textOf(contact.root)).toContain('With a form we also get its page and language');
});

test("has the owner's tag for a search engine on the home page alone", () => {
  const tagged = site.pages().filter((page) => metaOf(page, 'google-site-verification'));
  expect(tagged.map(({ route }) => route)).toEqual(['/']);
});
