/** The counts, words and order that no change may alter: services. */
import { expect, test } from 'vitest';
import { business } from '#/business/business.ts';
import { dishes } from '#/sample/content/dishes.ts';
import { openTestSite } from '../../fixtures/testSite.ts';
import {
  attributeOf,
  crumbsOf,
  findAll,
  linksTo,
  only,
  sectionUnder,
  sourceOf,
  textOf,
  textsIn,
  type Element,
} from '../../fixtures/htmlPage.ts';

const site = openTestSite();
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
