import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writePlainTwin } from '#/tools/bench/visits/plainTwin.ts';
import { makeTemporaryFolder } from '../../../../fixtures/temporaryFolder.ts';

const SCOPE = 'data-astro-cid-abcdefgh';

async function makeTwin(page: string) {
  const folder = await makeTemporaryFolder();
  const [site, rendered, twin] = [
    join(folder, 'site'),
    join(folder, 'rendered'),
    join(folder, 'twin'),
  ];
  for (const place of [site, rendered]) {
    await mkdir(place);
    await writeFile(join(place, 'index.html'), page);
  }
  await writePlainTwin(site, rendered, twin);
  const [sheet = ''] = await readdir(join(twin, '_astro'));
  return {
    html: await readFile(join(twin, 'index.html'), 'utf8'),
    address: `/_astro/${sheet}`,
    css: await readFile(join(twin, '_astro', sheet), 'utf8'),
  };
}

test('keeps words, links and fields, and drops scripts, styles and hints', async () => {
  const { html, address } = await makeTwin(
    '<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="x"><link rel="preload" href="/a"><style>a{top:0}</style></head><body><script>go()</script><astro-island props="{}"><a href="/b/">B</a></astro-island></body></html>',
  );
  expect(html).toBe(
    `<html><head><meta charset="utf-8"><link rel="stylesheet" href="${address}"></head><body><a href="/b/">B</a></body></html>`,
  );
});

test('gives each rule once, with short scopes that its elements share', async () => {
  const { html, css } = await makeTwin(
    `<head><meta charset="utf-8"><style>a[${SCOPE}]{top:0}</style><style>a[${SCOPE}]{top:0}</style></head><a ${SCOPE} data-astro-cid-unused></a>`,
  );
  expect(css).toBe('a[data-0]{top:0}');
  expect(html).toContain('<a data-0></a>');
});

test('lets a form go to the server by itself', async () => {
  const { html } = await makeTwin(
    '<head><meta charset="utf-8"></head><form id="f" method="dialog" novalidate></form>',
  );
  expect(html).toContain('<form id="f" method="post" action="/api/plain"></form>');
});
