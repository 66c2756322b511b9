import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemap from '@astrojs/sitemap';
import { expect, test } from 'vitest';
import { CACHE_FEEDS } from '#/hosts/headerRules.ts';
import { headersFile } from '#/hosts/headersFile.ts';
import { parseHeadersFile } from '#/tools/staticServer.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

const SITE = 'https://fixture.example';
const ADDRESSES = 45_001;

test('more addresses than a sitemap holds are listed in parts, each kept as long as a feed', async () => {
  const folder = await makeTemporaryFolder();
  const { hooks } = sitemap();
  const config = { site: SITE, base: '/', trailingSlash: 'always', build: { format: 'directory' } };
  const pages = Array.from({ length: ADDRESSES }, (_, id) => ({ pathname: `blog-single/${id}/` }));
  const call = (hook: unknown, argument: unknown) =>
    typeof hook === 'function' ? (hook as (given: unknown) => unknown)(argument) : undefined;
  call(hooks['astro:routes:resolved'], { routes: [] });
  await call(hooks['astro:config:done'], { config });
  const dir = pathToFileURL(`${folder}/`);
  await call(hooks['astro:build:done'], { dir, pages, logger: console });

  const index = await readFile(join(folder, 'sitemap-index.xml'), 'utf8');
  const files = (await readdir(folder)).sort();
  const parts = files.filter((file) => file !== 'sitemap-index.xml');
  for (const part of parts) expect(index).toContain(`<loc>${SITE}/${part}</loc>`);
  const texts = await Promise.all(parts.map((part) => readFile(join(folder, part), 'utf8')));
  expect(texts.flatMap((text) => text.match(/<loc>/g) ?? [])).toHaveLength(ADDRESSES);
  const headersOf = parseHeadersFile(headersFile());
  for (const file of files) expect(headersOf(`/${file}`)['Cache-Control']).toBe(CACHE_FEEDS);
});
