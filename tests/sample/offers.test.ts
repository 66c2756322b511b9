/** The specification's counts, texts and order: services, packs and the franchise offer. */
import { expect, test } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { dishes } from '#/sample/content/dishes.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import {
  crumbsOf,
  elementsIn,
  findAll,
  linksIn,
  linksTo,
  metaOf,
  only,
  sectionUnder,
  sourceOf,
  structuredDataOf,
  textOf,
  textsIn,
  type Element,
} from '../fixtures/htmlPage.ts';

const site = openTestSite();
const services = site.page('/services/');

const categories = [...new Set(dishes.map(({ category }) => category.en))];

test.each([
  ['/services/', 'Our Services', ['Home', 'Services']],
  ['/franchises-list/', 'Our Franchises', ['Home/', 'Franchises']],
])('%s has the title %s and the breadcrumb %j', (route, heading, crumbs) => {
  const page = site.page(route);
  expect(crumbsOf(page)).toEqual(crumbs);
  expect(textOf(only(page, 'h1'))).toBe(heading);
  expect(textOf(only(page, 'title'))).toContain(heading);
});

test('has the categories in two tab strips', () => {
  expect(linksTo(services, /^#(?!main)/).map(textOf)).toEqual([...categories, ...categories]);
});

test('clamps the descriptions of both menus to three lines', () => {
  const isClamped = (element: Element) => element.attribs.class?.split(' ')[0] === 'clamped';
  expect(findAll(services, 'p').filter(isClamped)).toHaveLength(2 * dishes.length);
  const styles = findAll(services, 'style').map(sourceOf).join('');
  expect(styles).toMatch(/-webkit-line-clamp: ?3/);
});

test('offers videos only for dishes that have one', () => {
  const names = findAll(services, 'a', 'data-video').map(textOf);
  const hasVideo = ({ video }: (typeof dishes)[number]) => video !== undefined;
  expect(names.sort()).toEqual(
    dishes
      .filter(hasVideo)
      .map(({ foodName }) => `Play the video: ${foodName.en}`)
      .sort(),
  );
  const missing = textOf(services.root).split('No video available for this item.').length - 1;
  expect(missing).toBe(dishes.length - names.length);
});

const packs = site.page('/ready-to-eat/');

test('has a slide with a picture of its own for each of four products', () => {
  const slides = findAll(packs, 'li').filter((item) => item.attribs.class?.includes('slide'));
  expect(slides).toHaveLength(4);
  const pictures = slides.flatMap(elementsIn).filter(({ tagName }) => tagName === 'img');
  expect(new Set(pictures.map((picture) => picture.attribs.src)).size).toBe(4);
  expect(pictures.every((picture) => picture.attribs.alt)).toBe(true);
});

test('shows specialty, experience, e-mail and phone', () => {
  const [story] = findAll(packs, 'dl').filter((list) => textsIn(list, 'dt')[0] === 'Specialty');
  const email = 'hello@tikhumithu.example';
  const facts = ['Gujarati Fast Food', '4 Years', email, '+91 50000 01234'];
  expect(story && textsIn(story, 'dd')).toEqual(facts);
  expect(story && linksIn(story)).toMatchObject({ [email]: `mailto:${email}` });
});

test('shows no rating of its packs', () => {
  expect(JSON.stringify(structuredDataOf(packs))).not.toMatch(/rating|review/i);
});

const details = site.page('/franchise-details/');

test('has the franchise offer in the breadcrumb below Home and Franchise', () => {
  expect(crumbsOf(details)).toEqual(['Home', 'Franchise', 'Franchise Opportunity']);
});

test('has six benefits, each with numbered questions', () => {
  const tabs = linksTo(details, /^#benefit-/);
  expect(tabs).toHaveLength(6);
  const lists = findAll(details, 'div').filter((div) => div.attribs.class?.includes('faqs'));
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) {
    const open = elementsIn(list)
      .filter(({ tagName }) => tagName === 'details')
      .map((element) => element.attribs.open !== undefined);
    expect(open).toEqual(open.map((_, index) => index === 0));
    const numbers = textsIn(list, 'summary').map((text) => text.match(/^(\d+)\. \S/)?.[1]);
    expect(numbers).toEqual(open.map((_, index) => String(index + 1)));
  }
});

test('hides "Selected benefit not found." at first', () => {
  const alert = details.elements.find((element) => element.attribs.role === 'alert');
  expect(alert && textOf(alert)).toBe('Selected benefit not found.');
  expect(alert?.attribs.hidden).toBeDefined();
});

test('offers a phone call', () => {
  const box = only(details, 'aside');
  expect(textOf(box)).toContain('Would you rather talk first?');
  expect(linksIn(box)).toMatchObject({ '+91 50000 01234': 'tel:+915000001234' });
});

test('states origin, delivery, returns and nutrition before an order', () => {
  const order = sectionUnder(packs, 'Order packs');
  for (const fact of [
    ...['Country of origin', '₹60 a parcel in Gujarat', 'Gujarat 390000, India'],
    ...['Tikhu Mithu Foods', '00000000000000', '+91 50000 01235', 'Sample details.'],
  ])
    expect(textOf(order)).toContain(fact);
  expect(textsIn(only(packs, 'main'), 'dt').filter((term) => term === 'Nutrition')).toHaveLength(4);
});

test('shows the facts of each pack on its card and its slide', () => {
  const cards = textsIn(sectionUnder(packs, 'Choose packs'), 'li');
  const items = businessIn('en').packs?.items ?? [];
  for (const { name, netQuantity, price, bestBefore, ingredients } of items) {
    const card = cards.find((text) => text.includes(name));
    const facts = [netQuantity.replaceAll('\u00a0', ' '), `₹${price}`, 'per g', 'Contains'];
    for (const fact of facts) expect(card).toContain(fact);
    for (const fact of [bestBefore, ingredients])
      expect(textOf(packs.root)).toContain(fact.replaceAll('\u00a0', ' '));
  }
});

test.each([
  ['united-kingdom/', 'greater-london/', ['United Kingdom', 'Select a state'], 'a state'],
  ['united-kingdom/greater-london/', 'wembley/', ['United Kingdom', 'Greater London'], 'a city'],
])('%s selects its place, and links to %s below it', (place, next, selected, level) => {
  const page = site.page(`/franchises-list/${place}`);
  const options = findAll(page, 'option', 'selected').map(textOf);
  expect(options).toEqual([...selected, 'Select a city']);
  expect(Object.values(linksIn(page.root))).toContain(`/franchises-list/${place}${next}`);
  expect(textOf(page.root)).toContain(`Select ${level} to view franchises`);
});

test('says that a city has no outlet yet, also in its description', () => {
  const empty = site.page('/franchises-list/india/gujarat/jamnagar/');
  expect(textOf(empty.root)).toContain('No franchises available in Jamnagar, Gujarat, India.');
  expect(metaOf(empty, 'description')).toBe(
    'Jamnagar, Gujarat, India: no Tikhu Mithu outlet yet; see where the others are.',
  );
});

const list = site.page('/franchises-list/');
const findOutlets = () => findAll(list, 'li').filter((item) => textsIn(item, 'h3').length > 0);

test('selects the first country, state and city of the API', () => {
  expect(textOf(list.root)).toContain('Franchises in Ahmedabad, Gujarat, India');
  expect(findOutlets()).toHaveLength(8);
});

test('has an empty option for country, state and city', () => {
  const empty = textsIn(only(list, 'main'), 'option').filter((text) => text.startsWith('Select'));
  expect(empty).toEqual(['Select a country', 'Select a state', 'Select a city']);
});

test("opens an outlet's map in a new tab", () => {
  const links = findOutlets().flatMap((outlet) =>
    elementsIn(outlet).filter((element) => element.attribs.target === '_blank'),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link.attribs.href).toMatch(/^https:/);
});

test('states the terms of the agreement, marked as a sample', () => {
  const terms = sectionUnder(details, 'What the agreement says');
  expect(textsIn(terms, 'dt')).toEqual([
    'Fee',
    'Refund of the fee',
    'Royalty',
    'What you pay to whom',
    'Term',
    'Territory',
    'Sale or transfer',
    'Closed so far',
  ]);
  expect(textOf(terms)).toContain('₹1.5 lakh for any format');
  expect(textOf(terms)).toContain('Sample figures.');
});

test('shows the figures of the franchise offer at the top', () => {
  const [figures] = findAll(site.page('/franchise-details/'), 'dl');
  expect(figures && textsIn(figures, 'dd')).toEqual([
    '₹6–28 lakh',
    '45–60 days',
    'Four per cent of sales, from the fourth month',
    '40',
  ]);
});
