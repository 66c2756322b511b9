import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { devanagari } from '#/tools/fonts/indicScripts.ts';
import { subsetDisplayFace } from '#/tools/fonts/subsetScript.ts';

const { resolve } = createRequire(import.meta.url);
const source = resolve('@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf');

test('letters of our words that a font lacks are named', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const script = { ...devanagari, conjuncts: '' };
  await subsetDisplayFace(await readFile(source), script, { signs: '-', texts: ['खमण ऩ'] });
  expect(warn.mock.calls).toEqual([
    ['A font of src/tools/fonts/indicFaces.ts lacks ऩ of our words.'],
  ]);
});
