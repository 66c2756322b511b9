import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectedRoutes } from '#/pipeline/expectedRoutes.ts';
import { languages } from '#/messages/languages.ts';
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
const ROUTES = [
  '/blog-single/post-48/',
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
const OF_ROWS = /\/(?:blog|blog-single\/post-48|(?:image|video)-gallery|franchises-list)\//;

test('are those of each location, post and page of a long list, in each language that has them', async () => {
  const directory = await makeTemporaryFolder();
  for (const [name, rows] of Object.entries(FILES)) {
    await writeFile(join(directory, `${name}.json`), JSON.stringify({ rows }));
  }
  const all = expectedRoutes(directory);
  for (const language of languages) {
    const { code, path } = language;
    const own = ROUTES.filter((route) => languagesAt(route).includes(language));
    expect(all.get(code)).toContain(`${path}/`);
    const ofRows = all.get(code)?.filter((route) => OF_ROWS.test(route));
    expect(ofRows?.sort()).toEqual(own.map((route) => path + route));
  }
});
