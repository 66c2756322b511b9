import { expect, test } from 'vitest';
import { listAllergens } from '#/messages/dishLabels.ts';

test.each([
  ['en', 'wheat, milk and sesame'],
  ['gu', 'ઘઉં, દૂધ અને તલ'],
  ['hi', 'गेहूँ, दूध और तिल'],
])('lists allergens in %s as its sentences do', (locale, list) => {
  expect(listAllergens(locale, ['wheat', 'milk', 'sesame'])).toBe(list);
});
