import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#/content/languages.ts';
import { listCopyFiles, readCopyTexts } from '../../fixtures/copyTexts.ts';

const SAME_WORDS = readFileSync(
  new URL('../../../src/content/sameWords.ts', import.meta.url),
  'utf8',
);

const english = await readCopyTexts('en');
describe.each([LANGUAGES.gu, LANGUAGES.hi])('the words of $name', ({ code, path }) => {
  test('stand in the same files as the English ones', async () => {
    expect(await listCopyFiles(code)).toEqual(await listCopyFiles('en'));
  });

  test('lead to pages of their own language', async () => {
    const texts = await readCopyTexts(code);
    for (const [key, address] of english) {
      if (!key.endsWith('.href') || !address.startsWith('/')) continue;
      expect(texts.get(key), key).toBe(path + address);
    }
  });

  test('are compared with the English ones, file by file', async () => {
    const pairs = SAME_WORDS.matchAll(
      /import\('\.\/en\/([^']+)'\),?\s+typeof import\('\.\/(\w+)\/([^']+)'\)/g,
    );
    const compared = Array.from(pairs, ([, original, language, translated]) => ({
      original,
      language,
      translated,
    })).filter(({ language }) => language === code);
    const files = await listCopyFiles('en');
    expect(compared.map(({ original }) => original).sort()).toEqual(files);
    expect(compared.map(({ translated }) => translated).sort()).toEqual(files);
  });
});
