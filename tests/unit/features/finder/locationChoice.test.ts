import { expect, test } from 'vitest';
import { addressOf, chooseLocation, nameLocation } from '#/features/finder/locationChoice.ts';
import { words } from '#/words/words.ts';

const { finder } = words(undefined);
const surat = ['india', 'gujarat', 'surat'];

test.each([
  ['a country', 'clears state and city', 0, 'uk', ['uk']],
  ['a state', 'clears the city', 1, 'goa', ['india', 'goa']],
  ['a city', 'keeps country and state', 2, 'bhuj', ['india', 'gujarat', 'bhuj']],
  ['the empty option', 'clears the level', 1, '', ['india']],
])('choosing %s %s', (_, __, index, slug, expected) => {
  expect(chooseLocation(surat, index, slug)).toEqual(expected);
});

test('a location is named from small to large, and the heading of its page with one level above', () => {
  expect(nameLocation(finder, [{ name: 'India' }, { name: 'Gujarat' }, { name: 'Surat' }])).toEqual(
    {
      location: 'Surat, Gujarat, India',
      title: 'Franchises in Surat, Gujarat, India',
      heading: 'Our Franchises in Surat, Gujarat',
    },
  );
  expect(nameLocation(finder, []).heading).toBe('Our Franchises');
});

test('a choice has the address of its own page', () => {
  expect(addressOf('/list/', surat)).toBe('/list/india/gujarat/surat/');
  expect(addressOf('/list/', ['ભારત'])).toBe(`/list/${encodeURIComponent('ભારત')}/`);
});
