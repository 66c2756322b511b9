import { expect, test } from 'vitest';
import { completeCategory, faqResource } from '#/api/faqs.ts';
import { localize } from '#/messages/text.ts';
import { messagesIn } from '#/messages/messages.ts';
import { readRow, readRows } from './readRows.ts';

const faqs = [{ question: 'Any egg?', answer: 'None.' }];

const { faqCategory, question, answer } = messagesIn('en').notices.fallbacks;

test('a category has a text for whatever is missing', () => {
  const category = localize('en', readRow(faqResource, { faqs: [{}] }));
  expect(completeCategory(category, 'en')).toMatchObject({
    title: faqCategory,
    faqs: [{ question, answer }],
  });
});

test.each([
  ['an array', (list: unknown) => list],
  ['JSON in a string', (list: unknown) => JSON.stringify(list)],
])('a category keeps the questions of %s that can be read, and says which cannot', (_, send) => {
  const list = ['a', ...faqs, { question: { x: 1 }, answer: 'None.' }];
  const { rows, warnings } = readRows(faqResource, { data: [{ faqs }, { faqs: send(list) }] });
  expect(rows.map((row) => row.faqs)).toEqual([faqs, [...faqs, { answer: 'None.' }]]);
  expect(warnings).toEqual([
    '/api/faq item 1 faqs item 0 left out: expected an object, found "a"',
    '/api/faq item 1 faqs item 2: question expected a text, found an object; it is left out',
  ]);
});

test('a category has an anchor of its own even where titles are alike', () => {
  const data = [
    { faqMainTitle: 'Food', faqs },
    { faqMainTitle: 'food!', faqs },
    { faqMainTitle: 'Sweets', faqs },
  ];
  const slugs = readRows(faqResource, { data }).rows.map((row) => row.slug);
  expect(slugs).toEqual(['food', 'food-2', 'sweets']);
});
