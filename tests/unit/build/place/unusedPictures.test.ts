import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnusedPictures } from '#/build/place/unusedPictures.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const FILES = {
  '_astro/hero.a1.webp': '',
  '_astro/pack.b2.webp': '',
  '_astro/map.e5.svg': '',
  '_astro/scene.c3.png': '',
  '_astro/island.d4.js': 'show("/_astro/scene.c3.png")',
  'icon-192.png': '',
};

test('finds pictures that no page and no script names, and leaves what hosts ask for by name', async () => {
  const folder = await makeTemporaryFolder();
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const unused = await findUnusedPictures(folder, ['/_astro/hero.a1.webp']);
  expect(unused).toEqual(['_astro/map.e5.svg', '_astro/pack.b2.webp']);
});
