import { expect, test } from 'vitest';
import { otherTranslationsOf, pagePath } from '#/words/pages.ts';

const addresses = (...[locale, name, path]: Parameters<typeof otherTranslationsOf>) =>
  otherTranslationsOf(locale, name, path).map(({ href }) => href);

test('a page leads to itself in the other languages', () => {
  expect(addresses('en', 'menu', '/menu/')).toEqual(['/gu/menu/', '/hi/menu/']);
  expect(addresses('gu', 'blog', '/gu/blog-single/1/')).toEqual([
    '/blog-single/1/',
    '/hi/blog-single/1/',
  ]);
});

test('the page for missing addresses leads to the home pages of the other languages', () => {
  expect(addresses('en', 'notFound', '/404/')).toEqual(['/gu/', '/hi/']);
  expect(addresses('gu', 'notFound', '/gu/404/')).toEqual(['/', '/hi/']);
});

test('the page for missing addresses is a file in English, and a folder in each other language', () => {
  expect(pagePath('en', 'notFound')).toBe('/404.html');
  expect(pagePath('gu', 'notFound')).toBe('/gu/404/');
});
