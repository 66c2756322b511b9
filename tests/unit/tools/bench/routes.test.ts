import { expect, test } from 'vitest';
import { heaviestOfEachKind } from '#/tools/bench/routes.ts';

test('takes every fixed route and the heaviest of each kind, in each language', () => {
  const english = {
    '/': 9,
    '/blog/': 5,
    '/blog/page/2/': 5,
    '/blog-single/short/': 1,
    '/blog-single/long/': 7,
    '/franchises-list/india/': 3,
    '/franchises-list/india/gujarat/': 2,
  };
  const gujarati = { '/gu/': 9, '/gu/blog-single/short/': 1, '/gu/blog-single/long/': 7 };
  const site = Object.entries({ ...english, ...gujarati }).map(([route, size]) => ({
    route,
    size,
  }));
  expect(heaviestOfEachKind(site)).toEqual([
    '/',
    '/blog/',
    '/blog/page/2/',
    '/blog-single/long/',
    '/franchises-list/india/',
    '/franchises-list/india/gujarat/',
    '/gu/',
    '/gu/blog-single/long/',
  ]);
});
