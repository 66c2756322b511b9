import { expect, test } from 'vitest';
import { latestPosts } from '#/lib/latestPosts.ts';

const post = (slug: string, createdAt?: string) => ({ slug, createdAt });
const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug).join(' ');

test('posts without a date stand last, in their own order', () => {
  const posts = [post('one'), post('two'), post('may', '2026-05-01T00:00:00.000Z')];
  expect(slugs(latestPosts(posts))).toBe('may one two');
});

test('posts yet to come stand before those that are there, and the list itself stays as it was', () => {
  const posts = [
    post('may', '2026-05-01T00:00:00.000Z'),
    post('future', '2062-06-01T00:00:00.000Z'),
  ];
  expect(slugs(latestPosts(posts))).toBe('future may');
  expect(slugs(posts)).toBe('may future');
});
