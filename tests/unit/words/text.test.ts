import { expect, test } from 'vitest';
import { inLanguage } from '#/words/text.ts';

const khaman = { en: 'Khaman', gu: 'ખમણ' };

test.each([
  ['in several languages is shown in that of the page', 'gu', khaman, 'ખમણ'],
  ['without a translation is shown in English', 'hi', khaman, 'Khaman'],
  ['of one form is the same in every language', 'hi', 'PAN', 'PAN'],
])('a text %s', (_, code, text, shown) => {
  expect(inLanguage(code, text)).toBe(shown);
});

test('every text inside a value is taken in one language', () => {
  const dish = { name: khaman, price: 60, tags: [khaman, 'new'], at: [22.3, 73.2] };
  expect(inLanguage('gu', dish)).toEqual({
    name: 'ખમણ',
    price: 60,
    tags: ['ખમણ', 'new'],
    at: [22.3, 73.2],
  });
});
