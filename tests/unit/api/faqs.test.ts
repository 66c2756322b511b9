import { expect, test } from 'vitest';
import { categoryWithFallbacks, faqResource } from '#/api/faqs.ts';
import { localize } from '#/messages/text.ts';
import { messagesIn } from '#/messages/messages.ts';
import { readRow, readRows } from './readRows.ts';

const faqs = [{ question: 'Any egg?', answer: 'None.' }];

const { faqCategory, question, answer } = messagesIn('en').notices.fallbacks;

test('a category gets a fallback for each missing text', () => {
  const category = localize('en', readRow(faqResource, { faqs: [{}] }));
  expect(categoryWithFallbacks(category, 'en')).toMatchObject({
    title: faqCategory,
    faqs: [{ question, answer }],
  });
});

test('a category keeps its readable questions and reports the others', () => {
  const list = ['a', ...faqs, { question: { x: 1 }, answer: 'None.' }];
  const sent = JSON.stringify(list);
  const { rows, warnings } = readRows(faqResource, { data: [{ faqs }, { faqs: sent }] });
  expect(rows.map((row) => row.faqs)).toEqual([faqs, [...faqs, { answer: 'None.' }]]);
  expect(warnings).toEqual([
    '/api/faq item 1 faqs item 0: left out: expected an object, found "a"',
    '/api/faq item 1 faqs item 2: question expected a text, found an object; it is left out',
  ]);
});
