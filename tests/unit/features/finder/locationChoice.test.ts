import { expect, test } from 'vitest';
import { chooseLocation, describeMissing } from '#/features/finder/locationChoice.ts';
import { words } from '#/words/words.ts';
import { joinLocation } from '#/lib/joinLocation.ts';

const surat = { country: 'india', state: 'gujarat', city: 'surat' };

test('choosing a country clears state and city', () => {
  expect(chooseLocation(surat, 'country', 'uk')).toEqual({ country: 'uk' });
});

test('choosing a state clears the city', () => {
  expect(chooseLocation(surat, 'state', 'goa')).toEqual({ country: 'india', state: 'goa' });
});

test('choosing a city keeps country and state', () => {
  expect(chooseLocation(surat, 'city', 'bhuj')).toEqual({ ...surat, city: 'bhuj' });
});

test('choosing the empty option clears the level', () => {
  expect(chooseLocation(surat, 'country', '')).toEqual({ country: undefined });
});

test.each([
  [{}, 'Select a country to view franchises'],
  [{ country: 'india' }, 'Select a state to view franchises'],
  [{ country: 'india', state: 'gujarat' }, 'Select a city to view franchises'],
  [surat, undefined],
])('%j asks for what is still open', (choice, message) => {
  expect(describeMissing(choice, words('en').finder)).toBe(message);
});

test('a location is named from small to large', () => {
  expect(joinLocation('Surat', undefined, 'India')).toBe('Surat, India');
});
