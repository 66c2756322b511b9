import { expect, test } from 'vitest';
import { createRelatedPosts } from '#/lib/relatedPosts.ts';

const post = (day: number, ...tags: string[]) => ({
  slug: `day-${day}`,
  tags,
  createdAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
});
const daysOf = (posts: { slug: string }[]) => posts.map(({ slug }) => Number(slug.slice(4)));

test('the three newest that share a tag are related', () => {
  const current = post(1, 'Chai', 'Rain');
  const posts = [
    post(9),
    post(2, 'Chai'),
    post(5, 'Rain'),
    post(4, 'Chai'),
    post(3, 'Rain'),
    current,
  ];
  expect(daysOf(createRelatedPosts(posts, 3)(current))).toEqual([5, 4, 3]);
});

test('the newest of all fill what shared tags leave open', () => {
  const current = post(4, 'Chai');
  const posts = [post(1, 'Chai'), post(2), post(3), current, post(5)];
  expect(daysOf(createRelatedPosts(posts, 3)(current))).toEqual([1, 5, 3]);
});

test('a post is never related to itself, nor twice to another', () => {
  const current = post(2, 'Chai', 'Rain', 'chai');
  const posts = [current, post(1, 'Chai', 'Rain')];
  expect(daysOf(createRelatedPosts(posts, 3)(current))).toEqual([1]);
});

test('letter case makes no other tag', () => {
  const current = post(1, 'CHAI');
  const posts = [current, post(2, 'chai'), post(3), post(4), post(5)];
  expect(daysOf(createRelatedPosts(posts, 1)(current))).toEqual([2]);
});
