import { expect, test } from 'vitest';
import { openTestSite } from '../fixtures/builtSite.ts';
import { attributeOf, findAll } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const islands = [...site.pages()].flatMap((page) => findAll(page, 'astro-island'));

test('islands of all languages share one renderer', () => {
  expect(new Set(islands.map((island) => attributeOf(island, 'renderer-url'))).size).toBe(1);
});

test('one file holds React, for all islands in all languages', () => {
  const scripts = site.files.filter((file) => /^_astro\/.*\.js$/.test(file));
  expect(scripts.filter((file) => site.read(file).includes('react.transitional'))).toHaveLength(1);
});

test('every island hydrates on intent', () => {
  const directives = new Set(islands.map((island) => attributeOf(island, 'client')));
  expect([...directives]).toEqual(['intent']);
});
