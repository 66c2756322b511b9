import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { expectedRoutes } from '#/build/expectedRoutes.ts';
import { languages } from '#/words/languages.ts';
import { pageNames, settingsOf } from '#/words/pageSettings.ts';
import { languagesAt } from '../../fixtures/pageLanguage.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const city = { name: 'Surat', slug: 'surat', outlets: [] };
const state = { name: 'Gujarat', slug: 'gujarat', country: 'India', countrySlug: 'india' };
const FILES: Record<string, unknown[]> = {
  blog: Array.from({ length: 49 }, (_, index) => ({ slug: `post-${index}` })),
  portfolio: Array.from({ length: 25 }, () => ({})),
  video: Array.from({ length: 24 }, () => ({})),
  franchises: [{ ...state, cities: [city] }],
};

let directory: string;

beforeEach(async () => {
  directory = await makeTemporaryFolder();
  for (const [name, rows] of Object.entries(FILES)) {
    await writeFile(join(directory, `${name}.json`), JSON.stringify({ rows }));
  }
});

test('are those of each location, post and page of a long list, each once', () => {
  const isOfRows = /^\/(?:blog|(?:image|video)-gallery|franchises-list)\//;
  const all = expectedRoutes(directory).get('en');
  expect(all).toContain('/blog-single/post-48/');
  const pages = all?.filter((route) => isOfRows.test(route));
  const routes = [
    '/blog/',
    '/blog/page/2/',
    '/blog/page/3/',
    '/franchises-list/',
    '/franchises-list/india/',
    '/franchises-list/india/gujarat/',
    '/franchises-list/india/gujarat/surat/',
    '/image-gallery/',
    '/image-gallery/page/2/',
    '/video-gallery/',
  ];
  const paths = pageNames.map((name) => settingsOf(name).path); // an owner may have removed a page
  expect(pages?.sort()).toEqual(
    routes.filter((route) => paths.some((path) => path !== '/' && route.startsWith(path))),
  );
});

test.each(languages.slice(1))(
  'are in $name the English ones of its pages, below $path',
  ({ code, path }) => {
    const routes = expectedRoutes(directory);
    const english = routes
      .get('en')
      ?.filter((route) => languagesAt(route).some((language) => language.code === code))
      .map((route) => path + route.replace('/404.html', '/404/'));
    expect(routes.get(code)).toEqual(english);
  },
);
