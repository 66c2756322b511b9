import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRouteFaults } from '#/pipeline/routeFaults.ts';

const files = globSync('src/pages/**/*.astro');

test('every page has a file, and every file a page', () => {
  expect(findRouteFaults(files)).toEqual([]);
});

test('names a page without a file, and a file without a page', () => {
  const others = files.map((file) => file.replace('/index.', '/own.'));
  expect(findRouteFaults(others)).toEqual([
    'src/routes.ts: home: no file in src/pages/ makes /',
    'src/pages/[...locale]/own.astro: no page in src/routes.ts has the address /own/',
  ]);
});
