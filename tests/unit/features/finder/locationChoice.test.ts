import { expect, test } from 'vitest';
import { chooseLocation } from '#/features/finder/locationChoice.ts';

test.each([
  ['a country', 'clears state and city', 0, 'uk', ['uk']],
  ['a state', 'clears the city', 1, 'goa', ['india', 'goa']],
  ['a city', 'keeps country and state', 2, 'bhuj', ['india', 'gujarat', 'bhuj']],
  ['the empty option', 'clears the level', 1, '', ['india']],
])('choosing %s %s', (_, __, index, slug, expected) => {
  expect(chooseLocation(['india', 'gujarat', 'surat'], index, slug)).toEqual(expected);
});
