import { expect, test } from 'vitest';
import { pageNumbers, paginate } from '#/lib/paginate.ts';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

test.each([
  [25, [24, 1]],
  [0, [0]],
])('splits %i items into pages of %j', (count, lengths) => {
  const pages = paginate(numbers(count), 24);
  expect(pages.map(({ items }) => items.length)).toEqual(lengths);
});

test.each([
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]], // a gap of one page is that page
  [6, 12, [1, undefined, 5, 6, 7, undefined, 12]],
])('links page %i of %i to the first, the last and the adjacent pages', (current, count, links) => {
  expect(pageNumbers(current, count)).toEqual(links);
});
