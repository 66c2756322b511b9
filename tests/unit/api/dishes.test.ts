import { describe, expect, test, vi } from 'vitest';
import { dishWithFallbacks, dishResource } from '#/api/dishes.ts';
import { ApiError } from '#/api/failure.ts';
import { messagesIn } from '#/messages/messages.ts';
import { localize } from '#/messages/text.ts';
import { readRow, readRows, wrapSuccess } from './readRows.ts';

vi.mock('#/business/business.ts', () => ({ business: { isVegetarian: true } }));

const dish = {
  id: 7,
  category: 'Steamed',
  foodName: 'Nylon khaman',
  foodDescription: 'Soft squares',
  image: 'media/khaman.jpg',
  price: 60,
  priceShow: true,
  video: '/media/khaman.mp4',
  keyFeatures: ['Gram flour', 'Mustard seed'],
};
const read = (item: unknown) => readRow(dishResource, item, wrapSuccess);
const readAll = (...items: unknown[]) => readRows(dishResource, wrapSuccess(items));

describe('a dish', () => {
  test('gets our field names', () => {
    expect(read(dish)).toEqual({
      position: 1,
      id: '7',
      category: 'Steamed',
      name: 'Nylon khaman',
      slug: 'nylon-khaman',
      description: 'Soft squares',
      image: 'https://media.example/media/khaman.jpg',
      price: '₹60',
      isPriceShown: true,
      sharesOil: true,
      isVegetarian: true,
      misspelled: [],
      video: 'https://media.example/media/khaman.mp4',
      keyFeatures: ['Gram flour', 'Mustard seed'],
      englishCategory: 'Steamed',
    });
  });

  test('without a name is named after its position in the list', () => {
    const { rows } = readAll(dish, { ...dish, foodName: ' ' }, {});
    const names = rows.map((row) => dishWithFallbacks(localize('en', row), 'en').name);
    const { format, notices } = messagesIn('en');
    const unnamed = [2, 3].map((position) => format(notices.unnamed.dish, { position }));
    expect(names).toEqual(['Nylon khaman', ...unnamed]);
  });
});

test('a dish with egg has no green mark, and the report says so', () => {
  const { rows, warnings } = readAll({ ...dish, allergens: ['egg'] }, dish);
  expect(rows.map(({ isVegetarian }) => isVegetarian)).toEqual([false, true]);
  expect(warnings.join()).toContain('/api/food item 0: states egg, so it has no green mark');
});

const clear = (...names: string[]) => ({ names, isClear: true });

describe('a list of known names', () => {
  test.each([
    [['Milk', 'TREE NUTS'], clear('milk', 'tree nuts')],
    ['milk, wheat', clear('milk', 'wheat')],
    ['["milk","milk"]', clear('milk')],
    [{ en: ['milk'], gu: ['દૂધ'] }, clear('milk')],
    [[{ en: 'milk', gu: 'દૂધ' }], clear('milk')],
    [['none'], clear()],
    ['None', clear()],
    ['["none", ""]', clear()],
    // Empty values state nothing.
    [null, undefined],
    ['', undefined],
    ['null', undefined],
    [undefined, undefined],
    [' ', undefined],
    ['\u200b', undefined],
    [' , ', undefined],
  ])('is read exactly as written: %j', (allergens, expected) => {
    const { rows, warnings } = readAll({ ...dish, allergens });
    expect(rows[0]?.allergens).toEqual(expected);
    expect(warnings).toEqual([]);
  });

  test.each<[unknown, string[]]>([
    [
      ['Milk', 'Lupin'],
      ['milk', 'Lupin'],
    ],
    ['milk and wheat', ['milk and wheat']],
    [
      ['none', 'milk'],
      ['none', 'milk'],
    ],
    [['milk', { name: 'wheat' }], ['milk']],
    ['{milk,none}', ['{milk', 'none}']],
    ['No allergens', ['No allergens']],
    [{ en: ['દૂધ'] }, ['દૂધ']],
    [false, []],
    [{}, []],
    [[{ name: 'milk' }], []],
  ])('with unknown names is not clear, and the report says so: %j', (allergens, names) => {
    const { rows, warnings } = readAll({ ...dish, allergens });
    expect(rows[0]?.allergens).toEqual({ names, isClear: false });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('/api/food item 0: allergens expected a list of the names');
  });

  test.each([[[]], ['[]'], [' [ ] ']])('is counted where it is empty: %j', (allergens) => {
    const { rows, warnings } = readAll({ ...dish, allergens }, { ...dish, allergens });
    expect(rows.map((row) => row.allergens)).toEqual([undefined, undefined]);
    expect(warnings).toEqual([
      '/api/food: allergens is an empty list, which says nothing; ["none"] says that it contains none (2 times: item 0, item 1)',
    ]);
  });

  test.each([
    ['may_contain', { may_contain: ['milk'] }, ['mayContain']],
    ['mayContain', { mayContain: ['milk'], 'May-Contain': 'peanut' }, ['mayContain']],
    ['Allergens', { ALLERGENS: '["none"]', allergens: ['none'] }, ['allergens']],
    ['diet_on_request', { diet_on_request: 'jain' }, ['dietOnRequest']],
    ['none if the other spelling is empty', { may_contain: [], Allergens: null }, []],
  ])('is misspelled and reported as such: %s', (_, fields, misspelled) => {
    const { rows, warnings } = readAll({ ...dish, ...fields });
    expect(rows[0]?.misspelled).toEqual(misspelled);
    expect(warnings.join()).toEqual(
      misspelled.length === 0
        ? ''
        : expect.stringContaining(`is not read; the field is ${misspelled.join()}`),
    );
  });

  test('is read for diets too', () => {
    const { diet, dietOnRequest } = read({ ...dish, diet: 'Jain', dietOnRequest: ['vegan'] });
    expect(diet).toEqual(clear('jain'));
    expect(dietOnRequest).toEqual({ names: ['vegan'], isClear: false });
  });
});

describe('the list of dishes', () => {
  test('gives each dish a different address', () => {
    const names = ['Khaman', 'khaman!', 'નાયલોન ખમણ', '★', 'x'.repeat(90)];
    const items = names.map((foodName, index) => ({ ...dish, id: index + 1, foodName }));
    const slugs = readAll(...items).rows.map((row) => row.slug);
    expect(slugs).toEqual(['khaman', 'khaman-2', 'નાયલોન-ખમણ', '-4', 'x'.repeat(32)]);
  });

  test('leaves out an unreadable item and reports where and why', () => {
    const { rows, warnings } = readAll(dish, { ...dish, id: { $oid: 'x' } }, 'text');
    expect(rows).toHaveLength(1);
    expect(warnings).toEqual([
      '/api/food item 1: left out: id expected an id (a text or a number), found an object',
      '/api/food item 2: left out: expected an object, found "text"',
    ]);
  });

  test('is read if the status is "Success" in any case', () => {
    expect(readRows(dishResource, { Status: 'Success', data: [dish] }).rows).toHaveLength(1);
  });

  test.each([
    [{ status: 'error', data: [dish] }, 'wrong-status', 'expected status "success", found "error"'],
    [[dish], 'unreadable', 'expected a list in data, found a list'],
    [{ status: 'success', data: [1, 2] }, 'unreadable', 'none of its 2 items could be read'],
  ])('fails for %j and names what was expected and found', (body, kind, detail) => {
    const read = () => readRows(dishResource, body);
    expect(read).toThrow(ApiError);
    expect(read).toThrow(expect.objectContaining({ failure: { kind, detail } }));
    expect(read).toThrow(`/api/food: ${detail}`);
  });
});

test('a field with far too much text is truncated and reported', () => {
  const keyFeatures = '['.repeat(9_000_000);
  const foodDescription = '<script></scrip'.repeat(70_000);
  const { rows, warnings } = readAll({ ...dish, keyFeatures, foodDescription });
  expect(rows).toMatchObject([{ name: 'Nylon khaman' }]);
  expect(warnings).toContain('/api/food item 0: keyFeatures truncated to 20000 characters');
});

test('a list nested over 20 levels is left out and reported; the dish stays', () => {
  const keyFeatures = JSON.parse('['.repeat(25) + ']'.repeat(25)) as unknown;
  const { rows, warnings } = readAll({ ...dish, keyFeatures });
  expect(rows).toMatchObject([{ name: 'Nylon khaman', keyFeatures: [] }]);
  expect(warnings).toEqual([
    '/api/food item 0: keyFeatures expected a list, JSON of a list, or texts separated by commas, found an object; it is left out',
  ]);
});
