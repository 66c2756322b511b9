import { expect, test } from 'vitest';
import { business, businessIn } from '#/business/business.ts';
import { isRecord } from '#/lib/json.ts';
import { testSetting } from '../fixtures/builtSite.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import {
  crumbsOf,
  findAll,
  linksTo,
  only,
  structuredDataOf,
  textOf,
  textsIn,
  type HtmlPage,
} from '../fixtures/htmlPage.ts';

type Thing = Record<string, unknown>;

const site = openTestSite();
const siteUrl = testSetting('TEST_SITE_URL');
const home = site.page('/');

/** Collects all things in structured data, at any depth. */
function thingsIn(data: unknown): Thing[] {
  if (Array.isArray(data)) return data.flatMap(thingsIn);
  if (!isRecord(data)) return [];
  return [data, ...Object.values(data).flatMap(thingsIn)];
}

const thingsOn = (page: HtmlPage): Thing[] => structuredDataOf(page).flatMap(thingsIn);

const ofType = (page: HtmlPage, type: string): Thing[] =>
  thingsOn(page).filter((thing) => thing['@type'] === type);

const isOwnFile = (address: unknown) =>
  typeof address === 'string' &&
  address.startsWith(`${siteUrl}/`) &&
  site.files.includes(address.slice(siteUrl.length + 1));

const locationRoutes = site.routes.filter((route) => /^\/franchises-list\/[^/]+\//.test(route));

const crumbsInData = (page: HtmlPage) =>
  ofType(page, 'BreadcrumbList')
    .flatMap(({ itemListElement }) => thingsIn(itemListElement))
    .map(({ name }) => name);

test('names all higher levels in the breadcrumb of a location', () => {
  const surat = crumbsInData(site.page('/franchises-list/india/gujarat/surat/'));
  expect(surat.join(' > ')).toMatch(/ > .+ > India > Gujarat > Surat$/);
  for (const route of locationRoutes) {
    const page = site.page(route);
    const shown = crumbsOf(page).map((label) => label.replace(/\/$/, ''));
    // The first may have a name of its own on the page.
    expect(shown.slice(1), route).toEqual(crumbsInData(page).slice(1));
    const current = findAll(page, 'span').filter(
      (crumb) => crumb.attribs['aria-current'] === 'page',
    );
    expect(current.map(textOf), route).toEqual(shown.slice(-1));
  }
});

test('describes each thing that is referred to by @id', () => {
  const types = new Map<unknown, unknown>();
  for (const page of site.pages()) {
    for (const thing of thingsOn(page).filter((named) => '@id' in named)) {
      const { '@id': id, '@type': type = 'nothing', name } = thing;
      expect(name, `${page.route}: ${String(id)}`).toBe(businessIn('en').name);
      expect(type).toBe(types.get(id) ?? type);
      types.set(id, type);
    }
  }
  const house = expect.stringMatching(/^(FoodEstablishment|LocalBusiness)$/) as string;
  expect([...types.values()].sort()).toEqual([house, 'Organization', 'WebSite']);
});

test('states the language of the site', () => {
  expect(ofType(home, 'WebSite')).toEqual([expect.objectContaining({ inLanguage: 'en-IN' })]);
});

test('describes the business with picture and profiles', () => {
  const house = thingsOn(home).find((thing) => thing['@id'] === `${siteUrl}/#restaurant`);
  expect(isOwnFile(house?.image)).toBe(true);
  expect(ofType(home, 'Organization').some(({ logo }) => isOwnFile(logo))).toBe(true);
  const links = findAll(home, 'a').flatMap(({ attribs }) => Object.values(attribs));
  const profiles = business.social?.map(({ href }) => href);
  expect(house?.sameAs).toEqual(profiles);
  expect(links).toEqual(expect.arrayContaining(profiles ?? []));
});

test('describes the shown outlets on the pages of cities, and on no others', () => {
  for (const page of site.pages()) {
    const isCity = /\/franchises-list(\/[^/]+){3}\/$/.test(page.route);
    const described = ofType(page, 'FoodEstablishment').filter(({ brand }) => brand !== undefined);
    const cards = isCity ? textsIn(only(page, 'main'), 'h3') : [];
    expect(
      described.map(({ name }) => name),
      page.route,
    ).toEqual(cards);
    const dialled = linksTo(page, /^tel:/).map((link) => link.attribs.href?.slice(4));
    for (const { telephone, image } of described) {
      expect([undefined, ...dialled]).toContain(telephone);
      if (image !== undefined) expect(isOwnFile(image)).toBe(true);
    }
  }
});

test('gives each pack the price and the picture of its slide', () => {
  const page = site.page('/ready-to-eat/');
  const products = ofType(page, 'Product');
  expect(products).toHaveLength(business.packs?.items.length ?? 0);
  const pictures = findAll(page, 'img').flatMap(({ attribs }) => Object.values(attribs));
  for (const { image, offers } of products) {
    expect(pictures).toContain(String(image).slice(siteUrl.length));
    expect(isOwnFile(image)).toBe(true);
    const [offer] = thingsIn(offers);
    expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'INR' });
    expect(textOf(page.root)).toContain(`₹${String(offer?.price)}`);
  }
});

test('has the same questions as the FAQ page shows', () => {
  const page = site.page('/faqs/');
  const questions = ofType(page, 'Question').map(({ name }) => String(name));
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions) expect(textOf(page.root)).toContain(question);
});
