import { expect, test } from 'vitest';
import { latestPosts, relatedPosts } from '#/lib/postOrder.ts';

const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

test('sorts the newest posts first, those without a date last', () => {
  const posts = [
    { slug: 'one' },
    { slug: 'two' },
    { slug: 'may', createdAt: '2026-05-01T00:00:00.000Z' },
    { slug: 'future', createdAt: '2062-06-01T00:00:00.000Z' },
  ];
  expect(slugs(latestPosts(posts))).toEqual(['future', 'may', 'one', 'two']);
});

const post = (slug: string, ...tags: string[]) => ({ slug, tags });

test.each([
  ['the newest that share a tag', ['d:Chai', 'c', 'b:Rain', 'a:chai'], ['d', 'b', 'a']],
  ['then the newest of all', ['d', 'c', 'b:Chai', 'a'], ['b', 'd', 'c']],
  ['each of them once', ['b:Chai,Rain,chai'], ['b']],
  ['none, if there is no other', [], []],
])('selects as related posts %s', (_, others, expected) => {
  const own = post('own', 'CHAI', 'Rain');
  const posts = others.map((text) => {
    const [slug = '', tags] = text.split(':');
    return post(slug, ...(tags?.split(',') ?? []));
  });
  const related = relatedPosts([...posts.slice(0, 1), own, ...posts.slice(1)], own, 3);
  expect(slugs(related)).toEqual(expected);
});
