import { expect, test } from 'vitest';
import { dishResource } from '#/api/dishes.ts';
import { faqResource } from '#/api/faqs.ts';
import { locationResource } from '#/api/locations.ts';
import type { Resource } from '#/api/snapshot.ts';
import { CONTEXT, wrapSuccess } from './readRows.ts';

/** How many items of an answer have each field. */
function countFields<Row>({ read }: Resource<Row>, body: unknown): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (item: string, field: string) => {
    counts[`${item}.${field}`] = (counts[`${item}.${field}`] ?? 0) + 1;
  };
  read(body, { ...CONTEXT, count });
  return counts;
}

test('counts what items have by the names of the API, and how many items there are', () => {
  const body = wrapSuccess([
    { id: 1, foodName: 'Khaman', price: 60, priceShow: false, keyFeatures: ['crisp'] },
    { id: 2, foodName: ' ', price: null, keyFeatures: [] },
  ]);
  expect(countFields(dishResource, body)).toEqual({
    'dish.*': 2,
    'dish.id': 2,
    'dish.foodName': 1,
    'dish.price': 1,
    'dish.priceShow': 1,
    'dish.keyFeatures': 1,
  });
});

test.each([
  ['under another name', { id: 1, food_name: 'Khaman' }],
  ['nested', { id: 1, attributes: { foodName: 'Khaman' } }],
  ['unreadable', { id: 1, price: 'soon', image: 'ftp://a.example/b' }],
])('counts no field that stands %s', (_, row) => {
  expect(countFields(dishResource, wrapSuccess([row]))).toEqual({ 'dish.*': 1, 'dish.id': 1 });
});

test('counts what items inside items have, over the whole list', () => {
  const question = { question: 'Where?', answer: 'Here.' };
  const data = [{ faqMainTitle: 'One', faqs: [question, question] }, { faqs: [question] }];
  expect(countFields(faqResource, { data })).toMatchObject({
    'FAQ category.faqMainTitle': 1,
    'question.*': 3,
    'question.answer': 3,
  });
  const outlet = { id: 1, name: 'One', country: 'India' };
  const states = [{ name: 'Gujarat', cities: [{ name: 'Surat', franchises: [outlet, outlet] }] }];
  expect(countFields(locationResource, wrapSuccess(states))).toMatchObject({
    'state.name': 1,
    'city.name': 1,
    'outlet.name': 2,
  });
});
