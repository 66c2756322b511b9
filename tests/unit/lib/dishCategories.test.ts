import { expect, test } from 'vitest';
import type { Dish } from '#/api/dishes.ts';
import { dishCategories } from '#/lib/dishCategories.ts';
import { makeDish } from '../../fixtures/dish.ts';

const dish = (name: string, category: string, englishCategory = category): Dish =>
  makeDish({ id: name, slug: name, name, category, englishCategory });

test('categories stand in the order in which their first dish does', () => {
  const categories = dishCategories([
    dish('Khandvi', 'Steamed'),
    dish('Jalebi', 'Sweet'),
    dish('Patra', 'Steamed'),
  ]);
  expect(categories.map(({ name }) => name)).toEqual(['Steamed', 'Sweet']);
  expect(categories[0]?.dishes.map(({ name }) => name)).toEqual(['Khandvi', 'Patra']);
});

test('an id keeps the letters of any script and starts with the prefix of its strip', () => {
  const dishes = [dish('ખમણ', 'બાફેલું & તળેલું'), dish('Chai', 'Drinks')];
  expect(dishCategories(dishes).map(({ id }) => id)).toEqual(['menu-બાફેલું-તળેલું', 'menu-drinks']);
  expect(dishCategories(dishes, 'detail')[1]?.id).toBe('detail-drinks');
});

test('categories that differ only in signs have different ids', () => {
  const ids = dishCategories([dish('A', 'Hot!'), dish('B', 'Hot?'), dish('C', '&')]).map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain('menu-');
});

test.each([
  ['inner spaces', 'Fried  snacks'],
  ['spaces around', ' Fried snacks '],
  ['a space that does not break', 'Fried\u00a0snacks'],
  ['a mark of no width', 'Fried\u200b snacks'],
  ['case', 'fried Snacks'],
])('categories that differ only in %s are one, as the first is spelt', (_, spelling) => {
  const categories = dishCategories([dish('Gota', 'Fried snacks'), dish('Puri', spelling)]);
  expect(categories.map(({ name }) => name)).toEqual(['Fried snacks']);
  expect(categories[0]?.dishes).toHaveLength(2);
});

test('categories are the same in every language, in its words where a dish has them', () => {
  const dishes = [dish('A', 'Fried'), dish('B', 'તળેલું', 'Fried'), dish('C', 'ફરસાણ', 'Snacks')];
  expect(dishCategories(dishes).map(({ id, name }) => [id, name])).toEqual([
    ['menu-fried', 'તળેલું'],
    ['menu-snacks', 'ફરસાણ'],
  ]);
});
