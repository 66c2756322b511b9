import { expect, test } from 'vitest';
import { dishResource } from '#/api/dishes.ts';
import { faqResource } from '#/api/faqs.ts';
import { locationResource } from '#/api/locations.ts';
import { postResource } from '#/api/posts.ts';
import { readRows, wrapData, wrapSuccess } from './readRows.ts';

/** Reads one item with these fields, an id and a name. */
const READ = {
  dish: (fields: object) =>
    readRows<object>(dishResource, wrapSuccess([{ id: 1, foodName: 'Khaman', ...fields }])),
  post: (fields: object) =>
    readRows<object>(postResource, wrapData([{ id: 1, title: 'Khaman', ...fields }])),
  category: (fields: object) =>
    readRows<object>(faqResource, wrapData([{ faqMainTitle: 'Food', ...fields }])),
  outlet: (fields: object) => {
    const franchises = [{ name: 'Alkapuri', country: 'India', ...fields }];
    const state = { name: 'Gujarat', cities: [{ name: 'Surat', franchises }] };
    const { rows, warnings } = readRows(locationResource, wrapSuccess([state]));
    // locations.test.ts covers the warning about missing coordinates.
    const others = warnings.filter((warning) => !warning.includes('near me'));
    return { rows: rows[0]?.cities[0]?.outlets ?? [], warnings: others };
  },
};
const NAMES = {
  dish: { name: 'Khaman' },
  post: { title: 'Khaman' },
  category: { title: 'Food' },
  outlet: { name: 'Alkapuri' },
};

const noText = 'foodDescription expected a text, found an object; it is left out';

type Row = [item: keyof typeof READ, sent: object, read: object, warning?: string];

test.each<Row>([
  ['dish', {}, { description: undefined, image: undefined, video: undefined, keyFeatures: [] }],
  ['dish', { notes: '<p>Of no page</p>' }, {}],
  ['dish', { foodDescription: false }, { description: undefined }, 'a text, found false'],
  [
    'dish',
    { foodDescription: '&lt;p&gt;Soft &amp;amp; warm&lt;/p&gt;' },
    { description: '<p>Soft &amp; warm</p>' },
    'found "<p>Soft &amp; warm</p>"; its tags are shown',
  ],
  ['dish', { foodDescription: { name: 'x' } }, { description: undefined }, noText],
  ['dish', { foodDescription: { en: 'x', other: 'y' } }, { description: undefined }, noText],
  ['dish', { image: [] }, { image: undefined }, 'a path or an http: or https: address, found a'],
  ['dish', { video: { url: '/a' } }, { video: undefined }, 'found an object; it is left out'],
  // Prices in several languages.
  ['dish', { price: { en: '₹ 60', gu: '₹ ૬૦' } }, { price: { en: '₹60', gu: '₹ ૬૦' } }],
  ['dish', { image: { en: '/a.jpg', gu: '/b' } }, { image: 'https://media.example/a.jpg' }],
  ['dish', { priceShow: '1' }, { isPriceShown: true }],
  ['dish', { priceShow: '0' }, { isPriceShown: false }],
  ['dish', { priceShow: 'maybe' }, { isPriceShown: false }, 'true or false, found "maybe"'],
  ['dish', { sharedOil: '' }, { sharesOil: true }],
  ['dish', { sharedOil: 'no' }, { sharesOil: true }, 'true or false, found "no"'],
  ['dish', { sharedOil: '0' }, { sharesOil: false }],
  ['dish', { price: [60] }, { price: undefined }, 'a price, found a list'],
  ['dish', { kcal: 'about 180' }, { kcal: undefined }, 'a number above 0, found "about 180"'],
  ['dish', { kcal: '0xB9' }, { kcal: undefined }, 'a number above 0, found "0xB9"'],
  ['dish', { kcal: '1e999' }, { kcal: undefined }, 'a number above 0, found "1e999"'],
  ['dish', { kcal: Infinity }, { kcal: undefined }, 'a number above 0, found "Infinity"'],
  ['dish', { kcal: '185.5' }, { kcal: 185.5 }],
  [
    'dish',
    { foodName: 'Cr\ufffdme' },
    { name: 'Cr\ufffdme' },
    'foodName has undecodable characters',
  ],
  ['dish', { keyFeatures: ['Crisp', ' Light ', '', 2] }, { keyFeatures: ['Crisp', 'Light', '2'] }],
  ['dish', { keyFeatures: '["Crisp","Light"]' }, { keyFeatures: ['Crisp', 'Light'] }],
  ['dish', { keyFeatures: 'Crisp, Light,,' }, { keyFeatures: ['Crisp', 'Light'] }],
  ['dish', { keyFeatures: { 0: 'Crisp', 2: 'Light' } }, { keyFeatures: ['Crisp', 'Light'] }],
  [
    'dish',
    { keyFeatures: '<ul><li>Crisp</li><li>Light</li></ul>' },
    { keyFeatures: ['Crisp', 'Light'] },
    'keyFeatures expected plain text',
  ],
  [
    'dish',
    { keyFeatures: ['Soft', { name: 'x' }] },
    { keyFeatures: [] },
    'a text, found an object',
  ],
  ['category', { faqs: 'null' }, { faqs: [] }],
  ['category', { faqs: '{"1":{"question":"Egg?"}}' }, { faqs: [{ question: 'Egg?' }] }],
  [
    'category',
    { faqs: 'all' },
    { faqs: [] },
    'a list or JSON of a list, found "all"; it is left out',
  ],
  ['post', { createdAt: '15/08/2025' }, { createdAt: undefined }, 'a date in ISO 8601 or RFC 2822'],
  ['post', { createdAt: '0001-01-01T00:00:00Z' }, { createdAt: undefined }, 'from 1990 to a year'],
  ['post', { createdAt: '9999-12-31' }, { createdAt: undefined }, 'from 1990 to a year'],
  ['post', { createdAt: '1990-01-02' }, { createdAt: '1990-01-01T18:30:00.000Z' }],
  ['post', { createdAt: 1_772_359_200 }, { createdAt: undefined }, 'found "1772359200"'],
  ['dish', { image: 'javascript:x' }, { image: undefined }, 'address, found "javascript:x"'],
  ['dish', { image: '//evil.example/x' }, { image: 'https://evil.example/x' }],
  [
    'dish',
    { image: 'https://cdn.example/a b#+%' },
    { image: 'https://cdn.example/a%20b%23%2B%25' },
  ],
  ['dish', { image: '/up/50% off' }, { image: 'https://media.example/up/50%25%20off' }],
  ['dish', { image: '/up/Menu #3' }, { image: 'https://media.example/up/Menu%20%233' }],
  ['dish', { image: '/up/a+b.jpg?c=d+e' }, { image: 'https://media.example/up/a%2Bb.jpg?c=d+e' }],
  ['dish', { image: 'http://api.example/a.jpg' }, { image: 'https://api.example/a.jpg' }],
  ['dish', { video: 'http://cdn.example/a.mp4' }, { video: 'http://cdn.example/a.mp4' }],
  ['dish', { video: 'a.mp4#t=9' }, { video: 'https://media.example/a.mp4#t=9' }],
  // Outlets.
  ['outlet', { location: 'https://maps.app.goo.gl/x' }, { mapUrl: 'https://maps.app.goo.gl/x' }],
  ['outlet', { location: 'javascript:x' }, { mapUrl: undefined }, 'location expected an http:'],
  ['outlet', { latitude: 21.2, longitude: '72.79' }, { at: [21.2, 72.79] }],
  ['outlet', { latitude: null, longitude: '' }, { at: undefined }],
  ['outlet', { latitude: 0, longitude: 0 }, { at: undefined }],
  ['outlet', { latitude: 21.2, longitude: 'east' }, { at: undefined }, 'degrees from -180 to 180'],
  ['outlet', { openingHours: ' 8 am to 10 pm ' }, { hours: '8 am to 10 pm' }],
])(
  'of a %s reads %j as %j, and an odd field loses only itself',
  (...[item, sent, read, warning]) => {
    const { rows, warnings } = READ[item](sent);
    expect(rows).toMatchObject([{ ...NAMES[item], ...read }]);
    expect(warnings).toEqual(warning === undefined ? [] : [expect.stringContaining(warning)]);
  },
);
