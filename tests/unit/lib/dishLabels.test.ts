import { expect, test } from 'vitest';
import { dishFilters, filtersPassedBy, readDishLabels } from '#/lib/dishLabels.ts';

test.each([
  [['Jain'], 'always'],
  [['100 g', 'Suitable for Jains.'], 'always'],
  [['જૈન'], 'always'],
  [['Jain version on request'], 'on request'],
  [['Jain option available'], 'on request'],
  [['Can be made Jain'], 'on request'],
  [['No Jain version'], undefined],
  [['Jain', 'Not Jain when the sambharo has carrot'], undefined],
  [['Non-Jain'], undefined],
  [['Loved by Jain families'], undefined],
  [['Jain-style chutney apart'], undefined],
  [['No onion, garlic or root vegetable'], undefined],
  [[], undefined],
])('the label Jain of %j is %j', (features, expected) => {
  expect(readDishLabels(features).jain).toBe(expected);
});

test.each([
  [['No onion, garlic or root vegetable'], 'always'],
  [['No onion or garlic or root vegetable'], 'always'],
  [['No onion, no garlic'], 'always'],
  [['No onions', 'Free from garlic'], 'always'],
  [['No onion-garlic'], 'always'],
  [['Without onion & garlic on request'], 'on request'],
  [['No onion', 'Version without garlic on request'], 'on request'],
  [['No onion'], undefined],
  [['Version without garlic on request'], undefined],
  [['No onion, garlic chutney apart'], undefined],
  [['No onion but garlic'], undefined],
  [['Onion and garlic'], undefined],
  [['Jain'], undefined],
])('the label without onion and garlic of %j is %j', (features, expected) => {
  expect(readDishLabels(features).noOnionGarlic).toBe(expected);
});

const ofAllergens = (features: string[], others: string[] = []) =>
  filtersPassedBy(readDishLabels(features, others));

test.each([
  [
    ['Jain version on request', 'No onion or garlic'],
    ['jain', 'no-onion-garlic'],
  ],
  [['Crisp'], []],
  [['Jain', 'Contains wheat, lupin'], ['jain']],
])('a dish of %j, of which not all allergens are known, passes %j', (features, passed) => {
  expect(ofAllergens(features)).toEqual(passed);
});

test.each([
  ['it may hold wheat', ['Contains milk; may hold wheat'], 'wheat'],
  ['wheat has gluten', ['Contains wheat'], 'gluten'],
  ['gluten is mostly of wheat', ['Contains gluten'], 'wheat'],
  ['nuts may be peanuts', ['May contain nuts'], 'peanut'],
  ['only on request', ['Nut-free version on request; contains milk'], 'tree-nuts'],
  ['hing is cut with wheat', ['Contains milk and hing'], 'wheat'],
  ['another feature says curd', ['Contains sesame', 'Served with curd'], 'milk'],
  ['its name says peanut', ['Contains sesame'], 'peanut', 'Peanut chikki'],
])('holds a likely allergen against a dish: %s', (_, features, allergen, name = 'Sev') => {
  const passed = ofAllergens(features, [name, 'No egg']);
  expect(passed).not.toContain(`without-${allergen}`);
  expect(passed).toEqual(expect.arrayContaining(['without-fish', 'without-egg']));
});

const offered = (...dishes: string[][]) =>
  dishFilters(dishes.map((features) => readDishLabels(features))).map(
    ({ id, count }) => `${id}: ${count}`,
  );

test('offers what tells dishes apart, with its count, and nothing that would empty the menu', () => {
  expect(offered(['Contains wheat', 'Jain'], ['Contains milk'], [])).toEqual([
    'jain: 1',
    'without-wheat: 1',
    'without-milk: 1',
  ]);
  expect(offered(['Crisp'])).toEqual([]);
  expect(offered(['Contains wheat'])).toEqual([]);
});
