import { expect, test } from 'vitest';
import { openTestSite } from '../fixtures/builtSite.ts';
import { findAll, type HtmlPage } from '../fixtures/htmlPage.ts';

const site = openTestSite();

const preloadsOf = (page: HtmlPage) =>
  findAll(page, 'link').filter((link) => link.attribs.rel === 'preload');

test.each([
  '/',
  '/ready-to-eat/',
  '/blog/',
  '/blog-single/1/',
  '/image-gallery/',
  '/video-gallery/',
  '/teams/',
  '/chef-single/',
])('%s requests the largest picture of its first view before its styles', (route) => {
  const page = site.page(route);
  const [preload, ...others] = preloadsOf(page);
  expect(others).toEqual([]);
  expect(preload?.attribs.fetchpriority).toBe('high');
  expect(page.html.indexOf('rel="preload"')).toBeLessThan(page.html.indexOf('<style'));
});

test('a preloaded picture is on the page, in the same sizes', () => {
  const lost = site.pages().flatMap((page) => {
    const sources = findAll(page, 'source').map((source) =>
      ['type', 'srcset', 'sizes'].map((name) => source.attribs[name]),
    );
    return preloadsOf(page)
      .map((link) => ['type', 'imagesrcset', 'imagesizes'].map((name) => link.attribs[name]))
      .filter((preload) => !sources.some((source) => source.join() === preload.join()))
      .map((preload) => `${page.route}: ${preload.join()}`);
  });
  expect(lost).toEqual([]);
});
