/** The site of a new brand in English alone, whose API has nothing yet. */
import { expect, test } from 'vitest';
import { buildSecondBrand, SECOND_BRAND_URL } from '../fixtures/brandSite.ts';
import { LIST_ENDPOINTS, makeContent, SMALL } from '../fixtures/content.ts';
import { attributeOf, elementsIn, only, textOf, type Element } from '../fixtures/htmlPage.ts';
import { isLeftOut } from '../fixtures/leftOutPages.ts';
import { findFaults } from '../fixtures/siteFaults.ts';
import { testOf } from '../fixtures/testSite.ts';

const content = makeContent(SMALL);
for (const endpoint of LIST_ENDPOINTS) content[endpoint] = [];
const { site } = await buildSecondBrand('empty', { codes: ['en'], content });

test.for([
  ['/', 'No dishes available.'],
  ['/', 'Blog not found.', '/blog/'],
  ['/', 'No categories available'],
  ['/menu/', 'No categories available'],
  ['/services/', 'No categories available'],
  ['/blog/', 'Blog not found.'],
  ['/about/', 'No team members available.', '/teams/'],
  ['/teams/', 'No team members available.'],
  ['/chef-single/', 'No team members available.'],
  ['/faqs/', 'No FAQs available.'],
  ['/image-gallery/', 'No Images Found'],
  ['/video-gallery/', 'No videos available.'],
  ['/franchise-details/', 'No franchise benefits available.'],
  ['/franchises-list/', 'Select a country to view franchises'],
] as const)('says on %s: %s', ([route, message, about = route], { skip }) => {
  skip(isLeftOut(about), `This site has no ${about}`);
  expect(textOf(site.page(route).root)).toContain(message);
});

testOf('/franchises-list/')(
  'offers the three dropdowns of the franchises list without a franchise',
  () => {
    const names = elementsIn(only(site.page('/franchises-list/'), 'main'))
      .filter(({ tagName }) => tagName === 'select')
      .map((select) => attributeOf(select, 'name'));
    expect(names).toEqual(['country', 'state', 'city']);
  },
);

test('shows no alert for empty lists', () => {
  // Live regions of forms and the video dialog are empty at first; others are hidden until they are
  // needed.
  const isSpeaking = (element: Element) =>
    attributeOf(element, 'role') === 'alert' &&
    attributeOf(element, 'hidden') === undefined &&
    textOf(element) !== '';
  const alerting = [...site.pages()].filter(({ elements }) => elements.some(isSpeaking));
  expect(alerting.map(({ route }) => route)).toEqual([]);
});

test('passes every check of a built site, without an empty list or a section without a name', () => {
  expect(findFaults(site, SECOND_BRAND_URL)).toEqual([]);
});

test('speaks of no other language', () => {
  expect(site.routes).toContain('/menu/');
  expect(site.routes.filter((route) => /^\/(gu|hi)\//.test(route))).toEqual([]);
  const texts = site.files.filter((file) => /\.(html|xml)$/.test(file));
  expect(texts.filter((file) => / hreflang=/.test(site.read(file)))).toEqual([]);
});
