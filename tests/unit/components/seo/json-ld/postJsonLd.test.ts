import { expect, test } from 'vitest';
import type { Post } from '#/api/posts.ts';
import { postJsonLd } from '#/components/seo/json-ld/postJsonLd.ts';

const post: Post = {
  id: '1',
  slug: '1',
  title: 'Sev',
  image: undefined,
  paragraphs: [],
  quote: undefined,
  description2: [],
  title3: undefined,
  description3: [],
  tags: [],
  createdAt: '2026-10-01T00:00:00.000Z',
  updatedAt: undefined,
  pageTitle: 'Sev',
  metaDescription: undefined,
  isBodyApart: false,
};
const site = new URL('https://shop.example/');

test('a post says when it was changed, where the API does', () => {
  expect(postJsonLd('en', { ...post, updatedAt: '2026-11-02T00:00:00.000Z' }, site)).toMatchObject({
    datePublished: '2026-10-01T00:00:00.000Z',
    dateModified: '2026-11-02T00:00:00.000Z',
  });
  expect(postJsonLd('en', post, site).dateModified).toBeUndefined();
});
