import { expect, test } from 'vitest';
import { latestPosts, pageNumbers, paginate, relatedPosts } from '#/lib/posts.ts';

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
