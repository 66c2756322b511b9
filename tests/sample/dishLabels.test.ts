import { expect, test } from 'vitest';
import { listAllergens } from '#/features/dishFilters/dishLabels.ts';

test.each([
  ['en', 'wheat, milk and sesame'],
  ['gu', 'ઘઉં, દૂધ અને તલ'],
  ['hi', 'गेहूँ, दूध और तिल'],
])('formats the allergens in %s as a list in that language', (locale, list) => {
  expect(listAllergens(locale, ['wheat', 'milk', 'sesame'])).toBe(list);
});
