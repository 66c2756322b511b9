import { describe, expect, test } from 'vitest';
import { dishResource } from '~/api/dishes';
import { ApiError } from '~/api/failure';
import { readRow, readRows, wrapSuccess } from './readRows';

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

describe('a dish', () => {
  test('is read in our own words', () => {
    expect(read(dish)).toEqual({
      id: '7',
      category: 'Steamed',
      name: 'Nylon khaman',
      description: 'Soft squares',
      image: 'https://media.example/media/khaman.jpg',
      price: '60',
      isPriceShown: true,
      video: 'https://media.example/media/khaman.mp4',
      keyFeatures: ['Gram flour', 'Mustard seed'],
    });
  });

  test('without a name is called after its place in the list', () => {
    const { rows } = readRows(dishResource, wrapSuccess([dish, { ...dish, foodName: ' ' }, {}]));
    expect(rows.map((row) => row.name)).toEqual(['Nylon khaman', 'Item 2', 'Item 3']);
  });

  test('with nothing but empty fields has no description, picture, price or video', () => {
    const row = read({ foodName: null, foodDescription: '', image: null, price: '', video: '' });
    expect(row).toMatchObject({ description: undefined, image: undefined, video: undefined });
    expect(row).toMatchObject({ price: undefined, isPriceShown: false, keyFeatures: [] });
  });

  test.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    ['false', false],
    [0, false],
    [null, false],
    ['yes', false],
  ])('with priceShow %j shows its price: %s', (priceShow, expected) => {
    expect(read({ ...dish, priceShow }).isPriceShown).toBe(expected);
  });

  test('has no price where the number is none that can be shown', () => {
    expect(read({ ...dish, price: JSON.parse('1e400') as unknown }).price).toBeUndefined();
  });

  test.each([
    ['an array', ['Crisp', ' Light ', ''], ['Crisp', 'Light']],
    ['JSON in a string', '["Crisp","Light"]', ['Crisp', 'Light']],
    ['texts separated by commas', 'Crisp, Light,,', ['Crisp', 'Light']],
    ['a broken JSON list', '[Crisp, Light', ['[Crisp', 'Light']],
    ['nothing', undefined, []],
    ['an empty string', '', []],
    ['numbers', [1, 2], ['1', '2']],
  ])('takes key features as %s', (_, keyFeatures, expected) => {
    expect(read({ ...dish, keyFeatures }).keyFeatures).toEqual(expected);
  });

  test.each([
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//evil.example/x.jpg', 'https://evil.example/x.jpg'],
    ['https://cdn.example/a b.jpg', 'https://cdn.example/a%20b.jpg'],
    ['uploads/a.jpg', 'https://media.example/uploads/a.jpg'],
    ['/uploads/a.jpg', 'https://media.example/uploads/a.jpg'],
    ['@evil.example/a.jpg', 'https://media.example/@evil.example/a.jpg'],
  ])('turns the picture path %j into %j', (image, expected) => {
    expect(read({ ...dish, image }).image).toBe(expected);
  });
});

describe('the list of dishes', () => {
  test('keeps the order of the API', () => {
    const names = ['c', 'a', 'b'];
    const items = names.map((foodName) => ({ ...dish, foodName }));
    expect(readRows(dishResource, wrapSuccess(items)).rows.map((row) => row.name)).toEqual(names);
  });

  test('is empty when the API has none', () => {
    expect(readRows(dishResource, wrapSuccess([])).rows).toEqual([]);
  });

  test('leaves out an item that cannot be read, and says where and why', () => {
    const items = [dish, { ...dish, foodName: { en: 'x' } }, 'text'];
    const { rows, warnings } = readRows(dishResource, wrapSuccess(items));
    expect(rows).toHaveLength(1);
    expect(warnings).toEqual([
      '/api/food item 1 left out: foodName expected a text, found an object',
      '/api/food item 2 left out: expected an object, found "text"',
    ]);
  });

  test.each([
    ['a status other than success', { status: 'error', data: [dish] }, 'wrong-status'],
    ['no status', { data: [dish] }, 'wrong-status'],
    ['a list where an object should be', [dish], 'unreadable'],
    ['no list', { status: 'success', data: {} }, 'unreadable'],
    ['only unreadable items', { status: 'success', data: [1, 2] }, 'unreadable'],
  ])('fails with %s', (_, body, kind) => {
    const read = () => readRows(dishResource, body);
    expect(read).toThrow(ApiError);
    expect(read).toThrow(expect.objectContaining({ failure: { kind } }));
  });
});

describe('long and deep answers', () => {
  test('cut a text over 20,000 characters, with a warning', () => {
    const { rows, warnings } = readRows(
      dishResource,
      wrapSuccess([{ ...dish, foodDescription: 'x'.repeat(20_001) }]),
    );
    expect(rows[0]?.description).toHaveLength(20_000);
    expect(warnings).toEqual(['/api/food item 0: foodDescription cut to 20000 characters']);
  });

  test('keep a list that came as a long JSON string', () => {
    const features = Array.from({ length: 3000 }, (_, index) => `Feature ${index}`);
    const { rows } = readRows(
      dishResource,
      wrapSuccess([{ ...dish, keyFeatures: JSON.stringify(features) }]),
    );
    expect(rows[0]?.keyFeatures).toEqual(features);
  });

  test('leave out an item nested over 20 levels', () => {
    const nest = (levels: number): unknown => (levels === 0 ? 'x' : [nest(levels - 1)]);
    const items = [dish, { ...dish, extra: nest(25) }];
    const { rows, warnings } = readRows(dishResource, wrapSuccess(items));
    expect(rows).toHaveLength(1);
    expect(warnings[0]).toContain('expected at most 20 levels');
  });

  test.each([25, 60_000])('leave out an item with a text that is JSON of %i levels', (levels) => {
    const keyFeatures = '['.repeat(levels) + ']'.repeat(levels);
    const { rows, warnings } = readRows(dishResource, wrapSuccess([dish, { keyFeatures }]));
    expect(rows).toHaveLength(1);
    expect(warnings).toEqual(['/api/food item 1 left out: expected at most 20 levels, found more']);
  });
});
