/** The counts, words and order that no change may alter: home. */
import { expect, test } from 'vitest';
import { business } from '#/business/business.ts';
import { given } from '#/lib/given.ts';
import { dishes } from '#/sample/content/dishes.ts';
import { openTestSite, testOf } from '../../fixtures/testSite.ts';
import {
  attributeOf,
  elementsIn,
  findAll,
  linksTo,
  only,
  sectionUnder,
  tabsIn,
  textsIn,
} from '../../fixtures/htmlPage.ts';

const site = openTestSite();
const home = site.page('/');

const categories = [...new Set(dishes.map(({ category }) => category.en))];

testOf('/franchise-details/')('has a slider of two slides with a mark for each', () => {
  const [hero] = findAll(home, 'section').filter(
    (section) => attributeOf(section, 'aria-roledescription') === 'carousel',
  );
  const marks = elementsIn(hero ?? home.root).map((element) => attributeOf(element, 'aria-label'));
  expect(marks).toEqual(expect.arrayContaining(['Slide 1 of 2', 'Slide 2 of 2']));
});

test('shows eight signature dishes, the first of the API', () => {
  const names = textsIn(sectionUnder(home, 'Signature dishes'), 'h3');
  expect(names).toEqual(dishes.slice(0, 8).map(({ foodName }) => foodName.en));
});

test('cuts descriptions at 60 characters and puts an ellipsis', () => {
  const [first] = textsIn(sectionUnder(home, 'Signature dishes'), 'p');
  expect(first).toBe('Gram-flour sponge, soaked with lemon and sugar, crackling wi…');
});

test('has a tab for each category of the menu', () => {
  expect(tabsIn(sectionUnder(home, 'What hangs on the board'))).toEqual(categories);
});

test('counts years, customers, staff and varieties', () => {
  const { years, customers, staff, varieties } = business.counts ?? {};
  const counters = textsIn(only(home, 'main'), 'div').filter((text) => /^[a-z]+\d+\+?$/.test(text));
  expect(counters).toEqual(
    given([
      years && `years${years}+`,
      customers && `customers${customers}+`,
      staff && `staff${staff}`,
      varieties && `varieties${varieties}`,
    ]),
  );
});

testOf('/blog/')('shows the latest three posts', () => {
  expect(linksTo(home, /^\/blog-single\//)).toHaveLength(3);
});
