import { expect, test } from 'vitest';
import { routesOfIslands } from '#/tools/bench/hydration.ts';

test('takes each island once for each language', () => {
  const islands = ['HeaderMenu'];
  const pages = ['/', '/about/', '/faqs/', '/gu/', '/gu/about/'].map((route) => ({
    route,
    islands,
  }));
  expect(routesOfIslands(pages).map(({ route }) => route)).toEqual(['/', '/gu/']);
});
