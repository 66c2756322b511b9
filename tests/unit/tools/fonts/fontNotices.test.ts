import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fontNotices, withNotices } from '#/tools/fonts/fontNotices.ts';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFile(resolve(`@expo-google-fonts/${file}.ttf`));

test('name the copyright of each family once, as its fonts state it', async () => {
  const baloo = await read('baloo-2/800ExtraBold/Baloo2_800ExtraBold');
  const hind = await read('hind/400Regular/Hind_400Regular');
  expect(fontNotices([baloo, hind, hind])).toBe(
    'Baloo 2: Copyright 2019 The Baloo 2 Project Authors (https://github.com/EkType/Baloo2)\n' +
      'Hind: Copyright (c) 2014 Indian Type Foundry (info@indiantypefoundry.com)',
  );
});

test('take the place of those of another face', () => {
  const text = 'Fonts\n\nOther: Copyright 2001\n\nThe licence\n\nis long.\n';
  expect(withNotices(text, 'Own: Copyright 2026')).toBe(
    'Fonts\n\nOwn: Copyright 2026\n\nThe licence\n\nis long.\n',
  );
});
