import { describe, expect, test } from 'vitest';
import { completeDish, dishResource } from '#/api/dishes.ts';
import { ApiError } from '#/api/failure.ts';
import { inLanguage } from '#/words/text.ts';
import { readRow, readRows, wrapSuccess } from './readRows.ts';

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
const shown = (row: ReturnType<typeof read>, locale = 'en') =>
  completeDish(inLanguage(locale, row), locale);

describe('a dish', () => {
  test('is read in our own words', () => {
    expect(read(dish)).toEqual({
      position: 1,
      id: '7',
      category: 'Steamed',
      name: 'Nylon khaman',
      slug: 'nylon-khaman',
      description: 'Soft squares',
      image: 'https://media.example/media/khaman.jpg',
      price: '60',
      isPriceShown: true,
      video: 'https://media.example/media/khaman.mp4',
      keyFeatures: ['Gram flour', 'Mustard seed'],
      labels: { contains: [], mayContain: [], suspected: ['mustard'] },
      englishCategory: 'Steamed',
    });
  });

  test('without a name is called after its place in the list', () => {
    const { rows } = readAll(dish, { ...dish, foodName: ' ' }, {});
    expect(rows.map((row) => shown(row).name)).toEqual(['Nylon khaman', 'Item 2', 'Item 3']);
  });

  test('with nothing but empty fields has no description, picture, price or video', () => {
    const row = read({ foodName: null, foodDescription: '', image: null, price: '', video: '' });
    expect(row).toMatchObject({ description: undefined, image: undefined, video: undefined });
    expect(row).toMatchObject({ price: undefined, isPriceShown: false, keyFeatures: [] });
  });

  test.each([
    [true, true, 0],
    [false, false, 0],
    [undefined, false, 0],
    ['1', true, 0],
    ['Yes', true, 0],
    ['0', false, 0],
    ['no', false, 0],
    ['', false, 0],
    ['maybe', false, 1],
  ])('with priceShow %j shows its price: %s, with %i warnings', (priceShow, expected, count) => {
    const { rows, warnings } = readAll({ ...dish, priceShow });
    expect(rows[0]?.isPriceShown).toBe(expected);
    expect(warnings).toHaveLength(count);
  });

  test.each([
    ['an array', ['Crisp', ' Light ', ''], ['Crisp', 'Light']],
    ['JSON in a string', '["Crisp","Light"]', ['Crisp', 'Light']],
    ['texts separated by commas', 'Crisp, Light,,', ['Crisp', 'Light']],
    [
      'a list as Python prints it',
      `['Crisp', "Cook's, own", u'It\\'s light', None, 5]`,
      ['Crisp', "Cook's, own", "It's light", '5'],
    ],
    ['a broken JSON list', '[Crisp, Light', ['[Crisp', 'Light']],
    ['a list in HTML', '<ul><li>Crisp</li><li>Light</li></ul>', ['Crisp', 'Light']],
    ['JSON with HTML in it', '["<p>Crisp</p>","Light"]', ['Crisp', 'Light']],
    ['nothing', undefined, []],
    ['an empty string', '', []],
    ['numbers', [1, 2], ['1', '2']],
  ])('takes key features as %s', (_, keyFeatures, expected) => {
    expect(read({ ...dish, keyFeatures }).keyFeatures).toEqual(expected);
  });

  test.each([
    ['<p>Crisp</p><ul><li>Contains: wheat flour</li><li>Milk solids</li></ul>', 'wheat milk', ''],
    [['<b>Contains:</b><ul><li>wheat flour</li><li>Milk solids</li></ul>'], 'wheat milk', ''],
    ["['Contains: wheat flour', 'Milk solids'", 'wheat milk', ''],
    ['Contains: Wheat, Milk, Cashew nuts, Soy lecithin', 'wheat milk tree-nuts soy', ''],
    ['May contain peanut, sesame', '', 'peanut sesame'],
    ['ઘઉં, દૂધ ધરાવે છે', 'wheat milk', ''],
  ])('has all allergens that its key features name: %j', (keyFeatures, contains, mayContain) => {
    const { labels } = read({ ...dish, keyFeatures });
    const joined = (names: readonly string[]) =>
      names.map((name) => name.replace(' ', '-')).join(' ');
    expect([joined(labels.contains), joined(labels.mayContain)]).toEqual([contains, mayContain]);
    expect(labels.stated).toBeUndefined();
  });

  test('has unknown allergens where one of the list is unknown, in the words of the list', () => {
    const { labels } = read({ ...dish, keyFeatures: 'Crisp, Contains: Wheat, Lupin, Milk' });
    expect(labels).toMatchObject({
      contains: [],
      mayContain: [],
      stated: 'Contains: Wheat, Lupin, Milk',
    });
  });

  test.each([
    ['price', 'on request', 'a price, found "on request"'],
    [
      'image',
      'javascript:alert(1)',
      'a path or an http: or https: address, found "javascript:alert(1)"',
    ],
    ['keyFeatures', ['Gram flour', { name: 'Mustard' }], 'a text, found an object'],
  ])('says what it found in place of its %s, and leaves that out', (field, value, mismatch) => {
    const { rows, warnings } = readRows(dishResource, wrapSuccess([{ ...dish, [field]: value }]));
    expect(rows).toEqual([read({ ...dish, [field]: undefined })]);
    expect(warnings).toEqual([`/api/food item 0: ${field} expected ${mismatch}; it is left out`]);
  });

  test.each([
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//evil.example/x.jpg', 'https://evil.example/x.jpg'],
    ['https://cdn.example/a b.jpg#x', 'https://cdn.example/a%20b.jpg#x'],
    ['uploads/a%20b.jpg', 'https://media.example/uploads/a%20b.jpg'],
    ['/uploads/50% off.jpg', 'https://media.example/uploads/50%25%20off.jpg'],
    ['/uploads/Menu #3.jpg', 'https://media.example/uploads/Menu%20%233.jpg'],
    ['@evil.example/a.jpg', 'https://media.example/@evil.example/a.jpg'],
  ])('turns the picture path %j into %j', (image, expected) => {
    expect(read({ ...dish, image }).image).toBe(expected);
  });

  test.each([
    ['youtu.be/x', 'https://youtu.be/x'],
    ['media/khaman.mp4', 'https://media.example/media/khaman.mp4'],
  ])('turns the video path %j into %j', (video, expected) => {
    expect(read({ ...dish, video }).video).toBe(expected);
  });
});

describe('the list of dishes', () => {
  test('gives each dish an address of its own', () => {
    const names = ['Khaman', 'khaman!', 'નાયલોન ખમણ', '★', 'x'.repeat(90)];
    const items = names.map((foodName, index) => ({ ...dish, id: index + 1, foodName }));
    const slugs = readAll(...items).rows.map((row) => row.slug);
    expect(slugs).toEqual(['khaman', 'khaman-2', 'નાયલોન-ખમણ', '-4', 'x'.repeat(32)]);
  });

  test('leaves out an item that cannot be read, and says where and why', () => {
    const ids = [{ $oid: 'x' }, [], false];
    const items = [dish, ...ids.map((id) => ({ ...dish, id })), 'text'];
    const { rows, warnings } = readAll(...items);
    expect(rows).toHaveLength(1);
    expect(warnings).toEqual([
      '/api/food item 1 left out: id expected an id (a text or a number), found an object',
      '/api/food item 2 left out: id expected an id (a text or a number), found a list',
      '/api/food item 3 left out: id expected an id (a text or a number), found false',
      '/api/food item 4 left out: expected an object, found "text"',
    ]);
  });

  test.each([
    [{ status: 'error', data: [dish] }, 'wrong-status', 'expected status "success", found "error"'],
    [{ data: [dish] }, 'wrong-status', 'expected status "success", found nothing'],
    [[dish], 'unreadable', 'expected a list in data, found a list'],
    [{ status: 'success', data: {} }, 'unreadable', 'expected a list in data, found an object'],
    [{ status: 'success', data: [1, 2] }, 'unreadable', 'none of its 2 items could be read'],
  ])('fails with %j and says what was expected and found', (body, kind, detail) => {
    const read = () => readRows(dishResource, body);
    expect(read).toThrow(ApiError);
    expect(read).toThrow(expect.objectContaining({ failure: { kind, detail } }));
    expect(read).toThrow(`/api/food: ${detail}`);
  });
});

describe('long and deep answers', () => {
  test('cut a text over 20,000 characters, with a warning', () => {
    const { rows, warnings } = readAll({ ...dish, foodDescription: 'x'.repeat(20_001) });
    expect(rows[0]?.description).toHaveLength(20_000);
    expect(warnings).toEqual(['/api/food item 0: foodDescription truncated to 20000 characters']);
  });

  const nest = (levels: number): unknown => (levels === 0 ? 'x' : [nest(levels - 1)]);

  test.each([
    ['lists', nest(25)],
    ['JSON', '['.repeat(60_000) + ']'.repeat(60_000)],
  ])('cost a field of %s nested over 20 levels alone', (_, keyFeatures) => {
    const items = [{ ...dish, keyFeatures, extra: nest(25) }];
    const { rows, warnings } = readAll(...items);
    expect(rows).toMatchObject([{ name: dish.foodName, keyFeatures: [] }]);
    expect(warnings).toEqual([
      '/api/food item 0: keyFeatures expected at most 20 levels, found more; it is left out',
    ]);
  });
});

test('HTML in a field that no page shows is not warned of', () => {
  const { warnings } = readAll({ ...dish, notes: '<p>Soft</p>' });
  expect(warnings).toEqual([]);
});
