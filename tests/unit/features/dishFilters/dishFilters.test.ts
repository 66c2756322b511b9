import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dishFilters, filtersPassedBy } from '#/features/dishFilters/dishFilters.ts';
import { ALLERGENS, DIETS } from '#/lib/dishes.ts';

const list = (...names: string[]) => ({ names, isClear: true });
const unclear = (...names: string[]) => ({ names, isClear: false });

test.each([
  [{}, []],
  [{ mayContain: list('wheat') }, []],
  [{ allergens: unclear('milk', 'Lupin') }, []],
  [{ allergens: list('milk'), mayContain: unclear('Lupin') }, []],
  [{ allergens: list(), mayContain: unclear() }, []],
  [{ allergens: list(), misspelled: ['mayContain'] }, []],
  [{ allergens: list(), misspelled: ['allergens'] }, []],
  [
    { allergens: list('milk'), mayContain: list('wheat', 'soy', 'egg', 'mustard') },
    ['without-peanut', 'without-tree-nuts', 'without-sesame'],
  ],
  [{ dietOnRequest: list('jain', 'no onion or garlic') }, ['jain', 'no-onion-or-garlic']],
  [{ diet: list('jain'), dietOnRequest: unclear('vegan') }, []],
  [{ diet: list('jain'), misspelled: ['dietOnRequest'] }, []],
  [{ diet: list('jain'), misspelled: ['mayContain', 'foodName'] }, ['jain']],
])('a dish that states %j passes the filters %j', (dish, passed) => {
  expect(filtersPassedBy(dish)).toEqual(passed);
});

test('a dish that states no allergens passes every allergen filter', () => {
  expect(filtersPassedBy({ allergens: list() })).toHaveLength(8);
});

test('an allergen filter is offered if dishes pass it and others do not', () => {
  const dishes = [{ allergens: list('milk') }, { allergens: list('wheat', 'milk') }, {}];
  expect(dishFilters(dishes).map(({ id }) => id)).toEqual(['without-wheat']);
});

test('each allergen and each diet has a rule that hides dishes', () => {
  const rules = readFileSync('src/features/dishFilters/dish-filters.css', 'utf8');
  const ids = [...DIETS, ...ALLERGENS.map((allergen) => `without ${allergen}`)].map((name) =>
    name.replaceAll(' ', '-'),
  );
  const lacking = ids.filter(
    (id) => !rules.includes(`:has([value='${id}']:checked) .dish:not([data-passes~='${id}'])`),
  );
  expect(lacking).toEqual([]);
});
