import { expect, test } from 'vitest';
import { listPageHead } from '#/content/listPageHead.ts';

const head = { title: 'Blog', description: 'stories from a kitchen.' };

test('the first page has the title and the description of the list', () => {
  expect(listPageHead(1, head)).toEqual(head);
});

test('a later page is named in both', () => {
  expect(listPageHead(2, head)).toEqual({
    title: 'Blog, page 2',
    description: 'Page 2: stories from a kitchen.',
  });
});
