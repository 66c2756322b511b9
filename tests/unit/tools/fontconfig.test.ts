import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANDROID_FONTS, writeFontconfig } from '#/tools/fontconfig.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

test('offers a browser only fonts from packages, none of the system', async () => {
  const folder = await makeTemporaryFolder();
  const { FONTCONFIG_FILE } = writeFontconfig(folder, ANDROID_FONTS);
  const settings = await readFile(join(folder, 'fonts.conf'), 'utf8');
  expect(FONTCONFIG_FILE).toBe(join(folder, 'fonts.conf'));
  expect(settings).not.toContain('<include');
  const folders = [...settings.matchAll(/<dir>(.*)<\/dir>/g)].map(([, path = '']) => path);
  expect(folders.map((path) => path.replace(/^.*\/node_modules\//, ''))).toEqual([
    '@expo-google-fonts/roboto/400Regular',
    '@expo-google-fonts/roboto/700Bold',
    '@expo-google-fonts/roboto/700Bold_Italic',
    '@expo-google-fonts/noto-sans-gujarati/400Regular',
    '@expo-google-fonts/noto-sans-gujarati/700Bold',
    '@expo-google-fonts/noto-sans-devanagari/400Regular',
    '@expo-google-fonts/noto-sans-devanagari/700Bold',
  ]);
});
