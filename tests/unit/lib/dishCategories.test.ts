import { expect, test } from 'vitest';
import { dishCategories } from '#/lib/dishCategories.ts';
import { makeDish } from '../../fixtures/dish.ts';

/** The categories of dishes with these categories; a pair is shown and English. */
const categoriesOf = (...dishes: (string | [shown: string, english: string])[]) =>
  dishCategories(
    dishes.map((categories) => {
      const [category = '', englishCategory = category] = [categories].flat();
      return makeDish({ category, englishCategory });
    }),
  ).map(({ id, name, dishes }) => [id, name, dishes.length]);

test('categories stand in the order in which their first dish does', () => {
  expect(categoriesOf('Steamed', 'Sweet', 'Steamed')).toEqual([
    ['menu-steamed', 'Steamed', 2],
    ['menu-sweet', 'Sweet', 1],
  ]);
});

test('an id keeps the letters of any script, and differs where names differ only in signs', () => {
  const ids = categoriesOf('બાફેલું & તળેલું', 'Hot!', 'Hot?', '&').map(([id]) => id);
  expect(ids.slice(0, 2)).toEqual(['menu-બાફેલું-તળેલું', 'menu-hot']);
  expect(new Set(ids).size).toBe(4);
  expect(ids).not.toContain('menu-');
});

test.each([
  ['inner spaces', 'Fried  snacks'],
  ['case', 'fried Snacks'],
])('categories that differ only in %s are one, as the first is spelt', (_, spelling) => {
  expect(categoriesOf('Fried snacks', spelling)).toEqual([
    ['menu-fried-snacks', 'Fried snacks', 2],
  ]);
});

test('categories are the same in every language, in its words where a dish has them', () => {
  const categories = categoriesOf('Fried', ['તળેલું', 'Fried'], ['ફરસાણ', 'Snacks']);
  expect(categories).toEqual([
    ['menu-fried', 'તળેલું', 2],
    ['menu-snacks', 'ફરસાણ', 1],
  ]);
});
