/** The counts, words and order of the specification's sections 2 and 9: menu. */
import { expect, test } from 'vitest';
import { dishes } from '#/sample/content/dishes.ts';
import { openTestSite } from '../../fixtures/builtSite.ts';
import { attributeOf, findAll, only, textOf, textsIn } from '../../fixtures/htmlPage.ts';

const site = openTestSite();
const menu = site.page('/menu/');

const categories = [...new Set(dishes.map(({ category }) => category.en))];

test('has a tab for each category', () => {
  const strip = findAll(menu, 'div').find((part) => attributeOf(part, 'class') === 'strip');
  expect(strip && textsIn(strip, 'a')).toEqual(categories);
});

test('cuts descriptions at 50 characters and puts an ellipsis', () => {
  expect(textOf(menu.root)).toContain('Gram-flour sponge, soaked with lemon and sugar, cr…');
});

test('shows every dish, and its price only if the API allows it', () => {
  const rows = textsIn(only(menu, 'main'), 'li');
  for (const { foodName, price, priceShow } of dishes) {
    const row = rows.find((text) => text.startsWith(foodName.en)) ?? '';
    expect(row.includes(`₹${String(price)}`), foodName.en).toBe(priceShow && price !== undefined);
  }
});
