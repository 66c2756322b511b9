import { expect, test } from 'vitest';
import { chooseRoutes } from '#/tools/bench/chooseRoutes.ts';

const SITE = [
  { route: '/', size: 9 },
  { route: '/blog/', size: 5 },
  { route: '/blog/page/2/', size: 5 },
  { route: '/blog-single/short/', size: 1 },
  { route: '/blog-single/long/', size: 7 },
  { route: '/franchises-list/india/', size: 3 },
  { route: '/franchises-list/india/gujarat/', size: 2 },
];

const choose = (perKind: number, ...named: string[]) => chooseRoutes(SITE, { named, perKind });

test('takes every fixed route and the heaviest of each kind', () => {
  expect(choose(1)).toEqual([
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
  const chosen = chooseRoutes(site, { named: [], perKind: 1 });
  expect(chosen.slice(-3)).toEqual(['/gu/', '/gu/blog/', '/gu/blog-single/long/']);
});

test('takes all pages when asked for', () => {
  expect(choose(Infinity)).toHaveLength(SITE.length);
});

test.each([['blog'], ['/blog/']])('takes a folder by the name %s', (name) => {
  expect(choose(1, name)).toEqual(['/blog/', '/blog/page/2/']);
});

test.each([['/'], ['/gu/']])('takes the home page %s alone by its address', (home) => {
  const site = [...SITE, { route: '/gu/', size: 9 }, { route: '/gu/blog/', size: 5 }];
  expect(chooseRoutes(site, { named: [home], perKind: 1 })).toEqual([home]);
});
