import { expect, test } from 'vitest';
import { locationResource } from '#/api/locations.ts';
import { readRows, wrapSuccess } from './readRows.ts';

const outlet = (more: object = {}) => ({ id: 1, name: 'Alkapuri', country: 'India', ...more });
const state = (name: string, cities: object[]) => ({ id: name, name, cities });
const city = (name: string, franchises: object[], id = 1) => ({ id, name, franchises });
const read = (...states: unknown[]) => readRows(locationResource, wrapSuccess(states));
const readCities = (...cities: object[]) => read(state('Gujarat', cities)).rows[0]?.cities ?? [];

test('take the country of a state from its first franchise', () => {
  const outlets = [outlet(), outlet({ country: { name: 'UK' } })];
  const { rows } = read(state('Gujarat', [city('Empty', []), city('Surat', outlets)]));
  expect(rows).toMatchObject([{ country: 'India', countrySlug: 'india' }]);
  expect(rows[0]?.cities.map(({ outlets: own }) => own.length)).toEqual([0, 2]);
});

test('leave out a state without a franchise and report it', () => {
  const { rows, warnings } = read(
    state('Gujarat', [city('Surat', [outlet()])]),
    state('Goa', [city('Panaji', [])]),
    state('Delhi', [city('Delhi', [outlet({ country: null }), outlet()])]),
  );
  expect(rows.map((row) => row.name)).toEqual(['Gujarat']);
  expect(warnings).toContainEqual(expect.stringContaining('its first outlet names no country'));
});

test('give different countries, and different states of a country, different slugs', () => {
  const stateOf = (country: string) => state('Punjab', [city('Surat', [outlet({ country })])]);
  const { rows } = read(...['Congo (A)', 'Congo A', 'Congo (A)', '!'].map(stateOf));
  expect(rows.map(({ countrySlug, slug }) => `${countrySlug}/${slug}`)).toEqual([
    'congo-a/punjab',
    'congo-a-2/punjab',
    'congo-a/punjab-Punjab',
    '-3/punjab',
  ]);
});

test('give cities with similar names, or without letters, different slugs', () => {
  const names = ['Surat & Adajan', 'Surat / Adajan', '!!!', 'અમદાવાદ'];
  const cities = readCities(...names.map((name, index) => city(name, [outlet()], index + 1)));
  const slugs = ['surat-adajan', 'surat-adajan-2', '-3', 'અમદાવાદ'];
  expect(cities.map(({ slug }) => slug)).toEqual(slugs);
});

test('give the outlets of a city different ids that are safe in an address', () => {
  const outlets = [7, 'A/7', 7, undefined, ' '].map((id) => outlet({ id }));
  const found = readCities(city('Surat', outlets), city('Bhuj', outlets)).map((each) =>
    each.outlets.map(({ id }) => id),
  );
  expect(found).toEqual(Array(2).fill(['7', 'A-7', '7-3', '4', '5']));
});

test('take the position of an outlet only from coordinates of its own, and report how many lack them', () => {
  const points = [{ latitude: 21, longitude: 72 }, { latitude: 22 }, {}];
  const surat = city('Surat', points.map(outlet));
  const { rows, warnings } = read(state('Gujarat', [surat]));
  const [found] = rows[0]?.cities ?? [];
  expect(found?.outlets.map(({ at }) => at)).toEqual([[21, 72], undefined, undefined]);
  expect(warnings).toEqual([
    expect.stringContaining('no latitude and longitude, so "near me" is not offered (2 times: '),
  ]);
});
