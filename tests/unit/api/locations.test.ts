import { describe, expect, test } from 'vitest';
import { locationResource } from '#/api/locations.ts';
import { readRows, wrapSuccess } from './readRows.ts';

const outlet = (country: unknown, more: object = {}) => ({
  id: 1,
  name: 'Alkapuri',
  location: 'https://maps.example/1',
  contactNumber: '+91 50000 00001',
  country,
  ...more,
});
const state = (name: string, cities: object[]) => ({ id: name, name, cities });
const city = (name: string, franchises: object[], id = 1) => ({ id, name, franchises });
const india = { name: 'India' };
const read = (...states: unknown[]) => readRows(locationResource, wrapSuccess(states));
/** The rows of cities in one state. */
const readCities = (...cities: object[]) => {
  const { rows, warnings } = read(state('Gujarat', cities));
  return { rows, cities: rows[0]?.cities ?? [], warnings };
};

describe('the locations', () => {
  test("take a state's country from its first franchise, in order", () => {
    const outlets = [outlet(india), outlet({ name: 'UK' })];
    const { rows } = readCities(city('Empty', []), city('Surat', outlets));
    expect(rows).toMatchObject([{ country: 'India', countrySlug: 'india' }]);
  });

  test('leave out a state without a franchise, with a warning', () => {
    const { rows, warnings } = read(
      state('Gujarat', [city('Surat', [outlet(india)])]),
      state('Goa', [city('Panaji', [])]),
    );
    expect(rows.map((row) => row.name)).toEqual(['Gujarat']);
    expect(warnings[0]).toContain('no franchise names its country');
  });

  test('keep a city without outlets', () => {
    const { cities } = readCities(city('Surat', [outlet(india)]), city('Bhuj', []));
    expect(cities.map(({ outlets }) => outlets.length)).toEqual([1, 0]);
  });

  test.each([
    ['maps.app.goo.gl/x1', 'https://maps.app.goo.gl/x1'],
    ['www.google.com/maps?q=22.3,73.2', 'https://www.google.com/maps?q=22.3,73.2'],
    ['22.3072,73.1812', undefined],
    ['javascript:alert(1)', undefined],
    ['near the clock tower', undefined],
  ])('read the map link %j as %j', (location, expected) => {
    const { cities, warnings } = readCities(city('Surat', [outlet(india, { location })]));
    expect(cities[0]?.outlets[0]?.mapUrl).toBe(expected);
    expect(warnings).toHaveLength(expected === undefined ? 1 : 0);
  });

  test('give names that are alike or empty of letters addresses of their own', () => {
    const names = ['Surat & Adajan', 'Surat / Adajan', '!!!', 'અમદાવાદ'];
    const sent = names.map((name, index) => city(name, [outlet(india)], index + 1));
    expect(readCities(...sent).cities.map(({ slug }) => slug)).toEqual([
      'surat-adajan',
      'surat-adajan-2',
      '-3',
      'અમદાવાદ',
    ]);
  });

  test('give the outlets of a city ids of their own, which are safe in an address', () => {
    const ids = [7, 'A/7', 7, undefined, ' '];
    const outlets = ids.map((id) => outlet(india, { id }));
    const { cities } = readCities(city('Surat', outlets), city('Bhuj', outlets));
    const found = cities.map((each) => each.outlets.map(({ id }) => id));
    expect(found).toEqual(Array(2).fill(['7', 'A-7', '7-3', '4', '5']));
  });
});

describe('where an outlet lies and when it is open', () => {
  const readCity = (place: object, ...outlets: object[]) => {
    const franchises = outlets.map((more) => outlet(india, more));
    const { cities, warnings } = readCities({ ...city('Surat', franchises), ...place });
    return { city: cities[0], warnings };
  };

  test('is read where the API says so', () => {
    const more = { latitude: 21.2, longitude: '72.79', openingHours: ' 8 am to 10 pm ' };
    expect(readCity({}, more).city?.outlets[0]).toMatchObject({
      at: [21.2, 72.79],
      hours: '8 am to 10 pm',
    });
  });

  test.each([
    [{}, 0],
    [{ latitude: null, longitude: '' }, 0],
    [{ latitude: 21.2 }, 0],
    [{ latitude: 0, longitude: 0 }, 0],
    [{ latitude: 91, longitude: 72 }, 1],
    [{ latitude: 21.2, longitude: 'east' }, 1],
  ])('is not known of %j, with %i warnings', (more, count) => {
    const { city, warnings } = readCity({}, more);
    expect(city?.outlets[0]?.at).toBeUndefined();
    expect(city?.at).toBeUndefined();
    expect(warnings).toHaveLength(count);
  });

  test('a city lies where it says, else amid its outlets', () => {
    const outlets = [{ latitude: 21, longitude: 72 }, { latitude: 22, longitude: 73 }, {}];
    expect(readCity({}, ...outlets).city?.at).toEqual([21.5, 72.5]);
    expect(readCity({ latitude: 20, longitude: 70 }, ...outlets).city?.at).toEqual([20, 70]);
  });
});
