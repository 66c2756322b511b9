/** The counts, words and order that no change may alter: services and ready to eat. */
import { expect, test } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { dishes } from '#/sample/content/dishes.ts';
import { openTestSite } from '../../fixtures/testSite.ts';
import {
  attributeOf,
  crumbsOf,
  elementsIn,
  findAll,
  linksTo,
  only,
  sectionUnder,
  sourceOf,
  structuredDataOf,
  textOf,
  textsIn,
  type Element,
} from '../../fixtures/htmlPage.ts';

const site = openTestSite();
const business = businessIn('en');
const services = site.page('/services/');

const categories = [...new Set(dishes.map(({ category }) => category.en))];

test('is called Our Services and stands below Home', () => {
  expect(textOf(only(services, 'h1'))).toBe('Our Services');
  const [title] = findAll(services, 'title');
  expect(title && textOf(title)).toMatch(/^Our Services\b/);
  expect(crumbsOf(services)).toEqual(['Home', 'Services']);
});

test('repeats the categories in two tab strips', () => {
  expect(linksTo(services, /^#(?!main)/).map(textOf)).toEqual([...categories, ...categories]);
});

test.each([
  ['Complete Setup Support', 9],
  ['Complete Kitchen Setup', 6],
  [`Why Choose ${business.name}`, 3],
])('%s has %i parts', (heading, count) => {
  expect(textsIn(sectionUnder(services, heading), 'h3')).toHaveLength(count);
});

test.each([
  ['Franchise Benefits', [/^Setup Support$/, /^Ongoing Support$/]],
  ['Additional Equipment', [/CCTV/, /branding/i, /uniform/i, /opening|d[eé]cor/i]],
  ['Our Pillars of Prosperity', [/experience/i, /price/i, /quality/i, /consisten/i]],
])('%s has these parts and no other', (heading, parts) => {
  const titles = textsIn(sectionUnder(services, heading), 'h3');
  expect(titles).toHaveLength(parts.length);
  for (const part of parts) expect(titles).toContainEqual(expect.stringMatching(part));
});

test('clamps the descriptions of both menus to three lines', () => {
  const isClamped = (element: Element) =>
    attributeOf(element, 'class')?.split(' ')[0] === 'clamped';
  expect(findAll(services, 'p').filter(isClamped)).toHaveLength(2 * dishes.length);
  const styles = findAll(services, 'style').map(sourceOf).join('');
  expect(styles).toMatch(/-webkit-line-clamp: ?3/);
});

test('says that a video plays only at dishes that have one', () => {
  const triggers = findAll(services, 'a button', 'data-video');
  const names = (name: string) => triggers.filter((each) => each.name === name).map(textOf);
  const withVideo = dishes.filter(({ video }) => video !== undefined);
  const without = dishes.filter(({ video }) => video === undefined);
  const nameOf = ({ foodName }: (typeof dishes)[number]) => foodName.en;
  expect(names('a').sort()).toEqual(
    withVideo.map((dish) => `Play the video: ${nameOf(dish)}`).sort(),
  );
  expect(names('button').sort()).toEqual(without.map(nameOf).sort());
});

const packs = site.page('/ready-to-eat/');

const count = business.packs?.items.length ?? 0;

test('slides the products with arrows back and on', () => {
  const labels = packs.elements.map((element) => attributeOf(element, 'aria-label'));
  for (const arrow of ['Previous slide', 'Next slide']) {
    expect(labels.includes(arrow)).toBe(count > 0);
  }
  const slides = findAll(packs, 'li').filter((item) =>
    attributeOf(item, 'class')?.includes('slide'),
  );
  expect(slides).toHaveLength(count);
  const pictures = slides.flatMap(elementsIn).filter(({ tagName }) => tagName === 'img');
  expect(new Set(pictures.map((picture) => attributeOf(picture, 'src'))).size).toBe(count);
});

test('names specialty, experience, e-mail and phone', () => {
  const text = textOf(packs.root);
  expect(text).toContain('Gujarati Fast Food');
  const { years } = business.counts ?? {};
  expect(/(\d+) Years/.exec(text)?.[1]).toBe(years === undefined ? undefined : String(years));
  expect(text).toContain(business.email.label);
  expect(text).toContain(business.phone.label);
});

test('suits seven audiences', () => {
  const audiences = textsIn(sectionUnder(packs, 'Best For'), 'h3').map((text) =>
    text.toLowerCase(),
  );
  expect(audiences).toEqual([
    'working couples',
    'hostel students',
    'students abroad',
    'professionals abroad',
    'frequent travellers',
    'trekking',
    'kitchen chef',
  ]);
});

test('gives eleven reasons, these six among them', () => {
  const section = sectionUnder(packs, `Why Choose ${business.name}?`);
  const reasons = textsIn(section, 'h3');
  expect(reasons).toHaveLength(11);
  expect(reasons).toEqual(
    expect.arrayContaining([
      'No preservatives',
      'No artificial flavours or colours',
      'Made from natural ingredients',
      'Easy to carry',
      'Easy to prepare',
      'Longer shelf life',
    ]),
  );
});

test.each(['/ready-to-eat/', '/gu/ready-to-eat/', '/hi/ready-to-eat/'])(
  '%s says what a unit of each pack costs',
  (route) => {
    const perUnit = /(?:per g|ગ્રામ દીઠ ₹[\d.]+|प्रति ग्राम)/g;
    const text = textOf(site.page(route).root);
    expect(text.match(perUnit)).toHaveLength(business.packs?.items.length ?? 0);
  },
);

test('claims no rating of its packs', () => {
  expect(JSON.stringify(structuredDataOf(packs))).not.toMatch(/rating|review/i);
});

test('uses none of the words that Indian food law restricts', () => {
  expect(textOf(packs.root)).not.toMatch(
    /\b(fresh|original|traditional|authentic|real|pure|home-?made)\b/i,
  );
});
