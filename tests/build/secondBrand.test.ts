/** The site of a new owner: another brand, without any optional fact. */
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { business } from '#/business/business.ts';
import { languages } from '#/words/languages.ts';
import { pageNames, pagePath } from '#/words/pages.ts';
import { drawingOf } from '#/assets/drawings/drawings.ts';
import { visitSite } from '#/tools/visitSite.ts';
import { buildSecondBrand, SECOND_BRAND_URL } from '../fixtures/brandSite.ts';
import { brandWords } from '../fixtures/brandWords.ts';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { everyCheck } from '../fixtures/everyCheck.ts';
import { findEnglish } from '../fixtures/englishSentences.ts';
import {
  attributeOf,
  findAll,
  metaOf,
  only,
  textOf,
  textsIn,
  type Element,
} from '../fixtures/htmlPage.ts';
import { languageOfRoute } from '../fixtures/pageLanguage.ts';
import { businessIn as secondBrandIn } from '../fixtures/secondBrand/src/business/business.ts';
import { survey } from '../fixtures/siteFaults.ts';
import { walkThrough } from '../fixtures/walk.ts';

/** The pages that depend most on the facts. */
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
/** The height in pixels of a header whose links are beside the logo, even with a long name. */
const ONE_LINE = 64;
/** `--gali` of the second brand, in the browser's notation. */
const FIELD = 'rgb(15, 74, 69)';
/** The text font is named after a city that the sample also names. */
const FONT_NAME = /hind[- ]vadodara/g;
/** The words of the sample's name are also ordinary Gujarati words. */
const GUJARATI = /\p{Script=Gujarati}/u;
/** The sample's figures in words; a page has them only if the facts do. */
const SAMPLE_FIGURES =
  /sample|24 hours|30 days|\b(four years|twenty|fifty|fifteen|forty|ten days|six weeks|five to a pack)\b/i;

const secondBrand = secondBrandIn('en');
const folder = await emptyBuildFolder('second-brand');
const { site, directory } = await buildSecondBrand(folder);
const allChecks = Object.values(everyCheck(site, SECOND_BRAND_URL));
const faults = survey(site, { all: (page) => allChecks.flatMap((check) => check(page)) });

test('passes every check of a built site', () => {
  expect(faults('all')).toEqual([]);
});

test('has the same pages as the sample brand', () => {
  for (const { code } of languages)
    for (const name of pageNames) expect(site.routes).toContain(pagePath(code, name));
});

test('has no word of the sample brand in any file', () => {
  const drawn = drawingOf(business.wordmark ?? '').shapes;
  const words = [...brandWords(business), drawn.toLowerCase()];
  expect(words.length).toBeGreaterThan(10);
  const found = site.files.flatMap((file) => {
    const text = `${file}\n${site.read(file)}`.toLowerCase().replaceAll(FONT_NAME, '');
    return words
      .filter((word) => text.includes(word) && !(file.startsWith('gu/') && GUJARATI.test(word)))
      .map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('publishes no picture of a part that is not shown', () => {
  const pictures = site.files.filter((file) => /^_astro\/.+\.(webp|avif)$/.test(file));
  expect(pictures.filter((file) => !file.startsWith('_astro/hero-thali.'))).toEqual([]);
});

test('shows name, phone and e-mail of its own on every page that has them', () => {
  const { name, phone, email } = secondBrand;
  for (const page of site.pages()) {
    expect(textOf(only(page, 'title')), page.route).toMatch(new RegExp(`\\| ${name}$`));
    expect(textOf(only(page, 'footer')), page.route).toContain(phone.label);
    // It has no drawing of its name, so the logo is text.
    for (const bar of ['header', 'footer'])
      expect(textOf(findAll(page, bar)[0] ?? page.root), page.route).toContain(name);
  }
  expect(textOf(site.page('/contact/').root)).toContain(email.label);
});

test('shows no figure of the sample where no such fact is given', () => {
  const found = [...site.pages()].flatMap((page) => {
    const figure = SAMPLE_FIGURES.exec(textOf(only(page, 'body')));
    return figure ? [`${page.route}: ${figure[0]}`] : [];
  });
  expect(found).toEqual([]);
});

test('has no heading without content, and no empty list or line', () => {
  const isEmpty = (element: Element) =>
    element.children.length === 0 && attributeOf(element, 'role') === undefined;
  const found = [...site.pages()].flatMap((page) =>
    [
      ...findAll(page, 'h2 h3 ul ol dl address').filter(isEmpty),
      ...findAll(page, 'section').filter((section) => {
        const heading = textsIn(section, 'h2')[0];
        return heading !== undefined && heading === textOf(section);
      }),
    ].map(({ tagName }) => `${page.route}: ${tagName}`),
  );
  expect(found).toEqual([]);
});

test('opens on a phone without a complaint, as wide as the screen, in its own colours', async () => {
  await visitSite(directory, async (browser, origin) => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: PHONE,
      deviceScaleFactor: 1.75, // letters are then as wide as they are drawn
      isMobile: true,
    });
    const page = await context.newPage();
    for (const route of WITH_FACTS) await walkThrough(page, route);
    await page.goto('/');
    await expect(
      page.locator('.hero').evaluate((hero) => getComputedStyle(hero).backgroundColor),
    ).resolves.toBe(FIELD);
    await page.locator('body > header[data-fonts=here]').waitFor();
    const bar = await page.getByRole('banner').first().boundingBox();
    expect(bar?.height).toBeLessThan(ONE_LINE);
  });
});

test('tells its tool of a tap on the phone number, with the campaign that the visit began with', async () => {
  await visitSite(directory, async (browser, origin) => {
    const page = await browser.newPage({ baseURL: origin });
    await page.addInitScript(() => {
      navigator.sendBeacon = (url, body) => {
        document.documentElement.dataset.told = JSON.stringify([url, body]);
        return true;
      };
    });
    await page.goto('/?utm_source=fair&name=Asha');
    await page.goto('/contact/');
    await page.getByRole('link', { name: secondBrand.phone.label }).first().click();
    const told = (await page.locator('html').getAttribute('data-told')) ?? '';
    const event = { kind: 'call', from: '/contact/', campaign: { utm_source: 'fair' } };
    expect(JSON.parse(told)).toEqual(['https://count.ghughra.example/', JSON.stringify(event)]);
  });
});

test('lets each page reach its tool, and does not say that there is none', () => {
  for (const page of site.pages()) {
    expect(page.html, page.route).toContain('https://count.ghughra.example');
  }
  expect(textOf(site.page('/contact/').root)).not.toContain('trackers');
});

test('shows no English sentence of ours on a Gujarati or Hindi page', () => {
  expect(findEnglish(site)).toEqual([]);
});

test('shares every page with a picture in its own language, or with a picture of its own', () => {
  for (const page of site.pages()) {
    const folder = `${SECOND_BRAND_URL}/social${languageOfRoute(page.route).path}`;
    const card = metaOf(page, 'og:image') ?? '';
    if (!card.includes('/_media/')) expect(dirname(card), page.route).toBe(folder);
  }
});
