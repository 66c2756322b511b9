import { expect, test } from 'vitest';
import { dishFilters, filtersPassedBy } from '#/lib/dishFilters.ts';
import { readDishLabels } from '#/lib/dishLabels.ts';

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
