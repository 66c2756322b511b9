import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { foundryFont } from '#/tools/fonts/indicFaces.ts';
import { devanagari } from '#/tools/fonts/indicScripts.ts';
import { subsetScript } from '#/tools/fonts/subsetScript.ts';

test('letters of our words that a font lacks are named', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const script = { ...devanagari, conjuncts: '' };
  const font = await readFile(foundryFont('hind/400Regular/Hind_400Regular'));
  await subsetScript(font, script, { samples: ['खमण ऩ'], maxBytes: 14 * 1024 });
  expect(warn.mock.calls).toEqual([
    ['A font of src/tools/fonts/indicFaces.ts lacks ऩ of our words.'],
  ]);
});
