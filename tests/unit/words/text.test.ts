import { expect, test } from 'vitest';
import { inLanguage, textIn } from '#/words/text.ts';

const khaman = { en: 'Khaman', gu: 'ખમણ' };

test('a text in several languages is shown in that of the page', () => {
  expect(textIn('gu', khaman)).toBe('ખમણ');
  expect(textIn('en', khaman)).toBe('Khaman');
});

test('a page of a language without a translation shows English', () => {
  expect(textIn('hi', khaman)).toBe('Khaman');
});

test('a plain text is the same in every language', () => {
  expect(textIn('hi', 'PAN')).toBe('PAN');
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
