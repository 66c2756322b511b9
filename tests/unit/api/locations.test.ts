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

test('give countries and states of the same name different slugs', () => {
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

test('take the position of an outlet only from its own coordinates', () => {
  const points = [{ latitude: 21, longitude: 72 }, { latitude: 22 }, {}];
  const surat = city('Surat', points.map(outlet));
  const { rows, warnings } = read(state('Gujarat', [surat]));
  const [found] = rows[0]?.cities ?? [];
  expect(found?.outlets.map(({ at }) => at)).toEqual([[21, 72], undefined, undefined]);
  expect(warnings).toEqual([
    expect.stringContaining('no latitude and longitude, so "near me" is not offered (2 times: '),
  ]);
});

test('take a WhatsApp number with its country code, and three order links', () => {
  const links = ['a', 'b', 'c', 'd'].map((name) => ({ name, url: `https://${name}.example/` }));
  const orderLinks = [{ url: 'https://host.example/1' }, { name: 'Lost' }, ...links];
  const own = { latitude: 21, longitude: 72, whatsapp: '+91 (50000) 01001', orderLinks };
  const { rows, warnings } = read(
    state('Goa', [city('Surat', [outlet(own), outlet({ ...own, whatsapp: '50000 01001' })])]),
  );
  expect(rows[0]?.cities[0]?.outlets).toMatchObject([
    {
      whatsapp: 'https://wa.me/915000001001',
      orderLinks: [{ name: 'host.example', url: 'https://host.example/1' }, ...links.slice(0, 2)],
    },
    { whatsapp: undefined },
  ]);
  expect(warnings).toEqual([
    expect.stringContaining('whatsapp expected a phone number that starts with +'),
    expect.stringContaining('an order link without url is left out (2 times: '),
    expect.stringContaining('only 3 order links are shown (2 times: '),
  ]);
});

const [BOPAL, CAMP, WEMBLEY] = [
  { latitude: 23.034, longitude: 72.463 },
  { latitude: '18.514', longitude: '73.879' },
  { latitude: 51.55, longitude: -0.3 },
];
const SWAPPED = { name: 'Maninagar', latitude: 72.602, longitude: 22.997 };
const FAR = expect.stringMatching(
  /item 0: Maninagar at 72.602, 22.997 is over 1000 km from the median point of its country's/,
) as string;

test.each([
  ['a swapped point among three', [SWAPPED, BOPAL, CAMP], [FAR], [true, false, false]],
  ['a swapped point among two', [SWAPPED, BOPAL], [], [false, false]],
  ['no point of another country', [BOPAL, CAMP, CAMP], [], [false, false, false]],
])('names and removes %s', (_, points, lines, far) => {
  const abroad = outlet({ ...WEMBLEY, country: 'United Kingdom' });
  const { rows, warnings } = read(
    state('Gujarat', [city('One', points.slice(0, 1).map(outlet))]),
    state('Maharashtra', [city('Two', points.slice(1).map(outlet))]),
    state('London', [city('Wembley', [abroad])]),
  );
  const outlets = rows.flatMap(({ cities }) => cities.flatMap((found) => found.outlets));
  expect(warnings).toEqual(lines);
  expect(outlets.map(({ isFarOff }) => isFarOff)).toEqual([...far, false]);
  expect(outlets.map(({ at }) => at === undefined)).toEqual([...far, false]);
});

test('names the outlets that share a point with more than one other', () => {
  const surat = city('Surat', [BOPAL, CAMP, BOPAL, CAMP].map(outlet));
  const bhuj = city('Bhuj', [BOPAL].map(outlet));
  const { rows, warnings } = read(state('Gujarat', [surat, bhuj]));
  expect(warnings).toEqual([
    '/api/franchise/add-franchise-details: more than two outlets have the point 23.034, 72.463, so "near me" is not offered (3 times: state 0 city 0 outlets item 0, state 0 city 0 outlets item 2, state 0 city 1 outlets item 0)',
  ]);
  expect(rows[0]?.cities[1]?.outlets[0]?.at).toEqual([23.034, 72.463]);
});
