import { expect, test } from 'vitest';
import { heaviestOfEachKind } from '#/tools/bench/routes.ts';

const SITE = [
  { route: '/', size: 9 },
  { route: '/blog/', size: 5 },
  { route: '/blog/page/2/', size: 5 },
  { route: '/blog-single/short/', size: 1 },
  { route: '/blog-single/long/', size: 7 },
  { route: '/franchises-list/india/', size: 3 },
  { route: '/franchises-list/india/gujarat/', size: 2 },
];

test('takes every fixed route and the heaviest of each kind', () => {
  expect(heaviestOfEachKind(SITE)).toEqual([
    '/',
    '/blog/',
    '/blog/page/2/',
    '/blog-single/long/',
    '/franchises-list/india/',
    '/franchises-list/india/gujarat/',
  ]);
});

test('takes the heaviest of each kind in each language', () => {
  const site = [
    ...SITE,
    { route: '/gu/', size: 9 },
    { route: '/gu/blog/', size: 5 },
    { route: '/gu/blog-single/short/', size: 1 },
    { route: '/gu/blog-single/long/', size: 7 },
  ];
  const chosen = heaviestOfEachKind(site);
  expect(chosen.slice(-3)).toEqual(['/gu/', '/gu/blog/', '/gu/blog-single/long/']);
});
