import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeForeignCards } from '#/build/render/removeForeignCards.ts';
import { LANGUAGES, type Language } from '#/content/languages.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

async function cardsLeft(languages: readonly Language[]): Promise<string[]> {
  const folder = await makeTemporaryFolder();
  for (const { path } of Object.values(LANGUAGES)) {
    await mkdir(join(folder, 'social', path), { recursive: true });
    await writeFile(join(folder, 'social', path, 'home.png'), '');
  }
  await removeForeignCards(folder, languages);
  return (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.png'));
}

test('leaves the pictures of shared links in the languages of the site, and no others', async () => {
  const { en, gu, hi } = LANGUAGES;
  await expect(cardsLeft([en])).resolves.toEqual(['social/home.png']);
  expect((await cardsLeft([en, hi])).sort()).toEqual(['social/hi/home.png', 'social/home.png']);
  await expect(cardsLeft([en, gu, hi])).resolves.toHaveLength(3);
});
