import { expect, test } from 'vitest';
import { benefitResource } from '#/api/benefits.ts';
import { readRows } from './readRows.ts';

test('a benefit keeps the questions that can be read, and says which cannot', () => {
  const good = { question: 'Any fee?', answer: 'One.' };
  const { rows, warnings } = readRows(benefitResource, {
    data: [{ title: 'One', faqs: [good, 'a'] }],
  });
  expect(rows.map((row) => row.faqs)).toEqual([[good]]);
  expect(warnings).toEqual([
    '/api/franchise-benefits item 0 faqs item 1 left out: expected an object, found "a"',
  ]);
});

test('a benefit stays when its questions cannot be read', () => {
  const { rows, warnings } = readRows(benefitResource, { data: [{ title: 'Support', faqs: 7 }] });
  expect(rows).toMatchObject([{ title: 'Support', faqs: [] }]);
  expect(warnings).toHaveLength(1);
});
