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

const labels = (...features: string[]) => readDishLabels(features);

test('lets a dish through that keeps the rule, as it is or on request', () => {
  expect(filtersPassedBy(labels('Jain version on request', 'No onion or garlic'))).toEqual([
    'jain',
    'no-onion-garlic',
  ]);
});

test('does not call a dish free of an allergen that says nothing of allergens', () => {
  expect(filtersPassedBy(labels('Crisp'))).toEqual([]);
});

test('holds an allergen that may be in a dish against it', () => {
  const passed = filtersPassedBy(labels('Contains milk; may hold wheat'));
  expect(passed).not.toContain('without-wheat');
  expect(passed).toContain('without-tree-nuts');
});

test.each([
  ['wheat has gluten', 'Contains wheat', 'gluten'],
  ['gluten is mostly of wheat', 'Contains gluten', 'wheat'],
  ['nuts may be peanuts', 'May contain nuts', 'peanut'],
  ['only on request', 'Nut-free version on request; contains milk', 'tree-nuts'],
  ['hing is cut with wheat', 'Contains milk and hing', 'wheat'],
])('holds a likely allergen against a dish: %s', (_, feature, allergen) => {
  expect(filtersPassedBy(labels(feature))).not.toContain(`without-${allergen}`);
  expect(filtersPassedBy(labels(feature))).toContain('without-fish');
});

test('lets no dish through of whose allergens one could not be read', () => {
  expect(filtersPassedBy(labels('Jain', 'Contains wheat, lupin'))).toEqual(['jain']);
});

test('holds an allergen against a dish whose name or features mention it elsewhere', () => {
  const chikki = readDishLabels(
    ['Contains sesame', 'Served with curd'],
    ['Peanut chikki', 'No egg'],
  );
  const passed = filtersPassedBy(chikki);
  expect(passed).not.toContain('without-peanut');
  expect(passed).not.toContain('without-milk');
  expect(passed).toContain('without-egg');
});

test('offers what tells dishes apart, with its count', () => {
  const dishes = [labels('Contains wheat', 'Jain'), labels('Contains milk'), labels()];
  expect(dishFilters(dishes).map(({ id, count }) => [id, count])).toEqual([
    ['jain', 1],
    ['without-wheat', 1],
    ['without-milk', 1],
  ]);
});

test('offers nothing where no dish says anything, and none that would empty the menu', () => {
  expect(dishFilters([labels('Crisp')])).toEqual([]);
  expect(dishFilters([labels('Contains wheat')])).toEqual([]);
});
