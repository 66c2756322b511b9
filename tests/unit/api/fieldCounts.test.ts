import { expect, test } from 'vitest';
import { dishResource } from '#/api/dishes.ts';
import { faqResource } from '#/api/faqs.ts';
import { locationResource } from '#/api/locations.ts';
import { readRows, wrapData, wrapSuccess } from './readRows.ts';

test('counts the items, and per field of the API the items that have it', () => {
  const body = wrapSuccess([
    { id: 1, foodName: 'Khaman', price: 60, priceShow: false, keyFeatures: ['crisp'] },
    { id: 2, foodName: ' ', price: null, keyFeatures: [] },
    { id: 3, food_name: 'Another name', attributes: { foodName: 'Nested' } },
    { id: 4, price: ['unreadable'], image: 'ftp://a.example/b' },
  ]);
  expect(readRows(dishResource, body).counts).toEqual({
    'dish.*': 4,
    'dish.id': 4,
    'dish.foodName': 1,
    'dish.price': 1,
    'dish.priceShow': 1,
    'dish.keyFeatures': 1,
  });
});

test('counts nested items over the whole list', () => {
  const question = { question: 'Where?', answer: 'Here.' };
  const data = [{ faqMainTitle: 'One', faqs: [question, question] }, { faqs: [question] }];
  expect(readRows(faqResource, wrapData(data)).counts).toMatchObject({
    'FAQ category.faqMainTitle': 1,
    'question.*': 3,
    'question.answer': 3,
  });
  const outlet = { id: 1, name: 'One', country: 'India' };
  const states = [{ name: 'Gujarat', cities: [{ name: 'Surat', franchises: [outlet, outlet] }] }];
  expect(readRows(locationResource, wrapSuccess(states)).counts).toMatchObject({
    'state.name': 1,
    'city.name': 1,
    'outlet.name': 2,
  });
});
