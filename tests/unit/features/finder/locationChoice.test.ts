import { expect, test } from 'vitest';
import {
  addressAbove,
  addressOf,
  chooseLocation,
  describeMissing,
} from '#/features/finder/locationChoice.ts';
import { joinLocation } from '#/lib/joinLocation.ts';
import { words } from '#/words/words.ts';

const { finder, notices } = words(undefined);
const texts = { ...finder, fetchFailed: notices.failed.franchises, causes: notices.causes };
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
  expect(describeMissing(choice, texts)).toBe(message);
});

test('a location is named from small to large', () => {
  expect(joinLocation('Surat', undefined, 'India')).toBe('Surat, India');
});

test('a choice has the address of its own page', () => {
  expect(addressOf('/list/', surat)).toBe('/list/india/gujarat/surat/');
  expect(addressOf('/list/', { country: 'ભારત' })).toBe(`/list/${encodeURIComponent('ભારત')}/`);
});

test.each([
  ['country', '/list/'],
  ['state', '/list/india/'],
  ['city', '/list/india/gujarat/'],
] as const)('above a %s stands %s', (level, address) => {
  expect(addressAbove('/list/', surat, level)).toBe(address);
});
