import { describe, expect, test } from 'vitest';
import { faqResource } from '~/api/faqs';
import { readRow, readRows } from './readRows';

const faqs = [{ question: 'Any egg?', answer: 'None.' }];
const read = (item: unknown) => readRow(faqResource, item);

describe('an FAQ category', () => {
  test.each([
    ['an array', faqs],
    ['JSON in a string', JSON.stringify(faqs)],
  ])('takes its questions as %s', (_, value) => {
    expect(read({ faqMainTitle: 'Food', faqs: value }).faqs).toEqual(faqs);
  });

  test('has the defaults of the spec', () => {
    expect(read({ faqs: [{}] })).toMatchObject({
      title: 'Untitled Category',
      faqs: [{ question: 'No question available', answer: 'No answer available' }],
    });
  });

  test.each([undefined, null, '', ' ', []])('with the questions %j has none', (value) => {
    expect(read({ faqMainTitle: 'Food', faqs: value }).faqs).toEqual([]);
  });

  test('is left out when its questions cannot be read', () => {
    const data = [{ faqMainTitle: 'Food', faqs }, { faqs: 'not a list' }];
    const { rows, warnings } = readRows(faqResource, { data });
    expect(rows).toHaveLength(1);
    expect(warnings).toHaveLength(1);
  });

  test('is left out when one of its questions is no object, and says which', () => {
    const { warnings } = readRows(faqResource, { data: [{ faqs }, { faqs: ['a'] }] });
    expect(warnings).toEqual(['/api/faq item 1 left out: faqs.0 expected an object, found "a"']);
  });

  test('has an anchor of its own even where titles are alike', () => {
    const data = [{ faqMainTitle: 'Food', faqs }, { faqMainTitle: 'food!', faqs }, { faqs }];
    expect(readRows(faqResource, { data }).rows.map((row) => row.slug)).toEqual([
      'food',
      'food-2',
      'untitled-category',
    ]);
  });
});
