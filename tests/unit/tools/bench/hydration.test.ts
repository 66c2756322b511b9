import { expect, test } from 'vitest';
import { routesOfIslands } from '#/tools/bench/hydration.ts';

test('takes each island on the first page that has it', () => {
  const pages = [
    { route: '/', islands: ['HeaderMenu'] },
    { route: '/menu/', islands: ['HeaderMenu', 'TabStrip'] },
    { route: '/gu/menu/', islands: ['HeaderMenu', 'TabStrip'] },
  ];
  expect(Object.fromEntries(routesOfIslands(pages))).toEqual({
    HeaderMenu: '/',
    TabStrip: '/menu/',
  });
});
