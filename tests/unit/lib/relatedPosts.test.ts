import { expect, test } from 'vitest';
import { relatedPosts } from '#/lib/relatedPosts.ts';

const post = (slug: string, ...tags: string[]) => ({ slug, tags });

test.each([
  ['the newest that share a tag', ['d:Chai', 'c', 'b:Rain', 'a:chai'], ['d', 'b', 'a']],
  ['then the newest of all', ['d', 'c', 'b:Chai', 'a'], ['b', 'd', 'c']],
  ['each of them once', ['b:Chai,Rain,chai'], ['b']],
  ['none, if there is no other', [], []],
])('related posts are %s', (_, others, expected) => {
  const own = post('own', 'CHAI', 'Rain');
  const posts = others.map((text) => {
    const [slug = '', tags] = text.split(':');
    return post(slug, ...(tags?.split(',') ?? []));
  });
  const related = relatedPosts([...posts.slice(0, 1), own, ...posts.slice(1)], own, 3);
  expect(related.map(({ slug }) => slug)).toEqual(expected);
});
