import { expect, test } from 'vitest';
import { pageNumbers, paginate } from '#/lib/paginate.ts';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

test('twenty-five items are a page of twenty-four and a page of one', () => {
  const pages = paginate(numbers(25), 24);
  expect(pages.map(({ items }) => items.length)).toEqual([24, 1]);
  expect(pages.map(({ number, count }) => [number, count])).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

test('twenty-four items are one page', () => {
  expect(paginate(numbers(24), 24)).toHaveLength(1);
});

test('an empty list is one empty page', () => {
  expect(paginate([], 24)).toEqual([{ items: [], number: 1, count: 1 }]);
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, undefined, 5, 6, 7, undefined, 12]],
  [12, 12, [1, undefined, 11, 12]],
])('page %i of %i links to the ends and its neighbours', (current, count, links) => {
  expect(pageNumbers(current, count)).toEqual(links);
});
