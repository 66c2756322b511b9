import { expect, test } from 'vitest';
import { listPage } from '#/copy/listPage.ts';
import { page } from '#/copy/pages/blog.ts';

test('the first page has the title and the description of the list', () => {
  expect(listPage(page, 1)).toBe(page);
});

test('a later page is named in both', () => {
  expect(listPage(page, 2)).toEqual({
    ...page,
    title: `${page.title}, page 2`,
    description: `Page 2: ${page.description}`,
  });
});
