import { expect, test } from 'vitest';
import { dishCategories } from '#/lib/dishes.ts';
import { makeDish } from '../../fixtures/dish.ts';

/** Returns the categories of dishes in these categories; a pair is the shown name and the English one. */
const categoriesOf = (...dishes: (string | [shown: string, english: string])[]) =>
  dishCategories(
    dishes.map((categories) => {
      const [category = '', englishCategory = category] = [categories].flat();
      return makeDish({ category, englishCategory });
    }),
  ).map(({ id, name, dishes }) => [id, name, dishes.length]);

test('categories are in the order of their first dishes', () => {
  expect(categoriesOf('Steamed', 'Sweet', 'Steamed')).toEqual([
    ['menu-steamed', 'Steamed', 2],
    ['menu-sweet', 'Sweet', 1],
  ]);
});

test('ids keep letters of any script, and differ', () => {
  const ids = categoriesOf('બાફેલું & તળેલું', 'Hot!', 'Hot?', '&').map(([id]) => id);
  expect(ids.slice(0, 2)).toEqual(['menu-બાફેલું-તળેલું', 'menu-hot']);
  expect(new Set(ids).size).toBe(4);
  expect(ids).not.toContain('menu-');
});

test.each([
  ['inner spaces', 'Fried  snacks'],
  ['case', 'fried Snacks'],
])('categories that differ only in %s are merged under the first spelling', (_, spelling) => {
  expect(categoriesOf('Fried snacks', spelling)).toEqual([
    ['menu-fried-snacks', 'Fried snacks', 2],
  ]);
});

test('categories are the same in all languages, under their translated names', () => {
  const categories = categoriesOf('Fried', ['તળેલું', 'Fried'], ['ફરસાણ', 'Snacks']);
  expect(categories).toEqual([
    ['menu-fried', 'તળેલું', 2],
    ['menu-snacks', 'ફરસાણ', 1],
  ]);
});
