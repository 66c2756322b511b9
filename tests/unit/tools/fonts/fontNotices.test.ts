import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { foundryFont } from '#/tools/fonts/indicFaces.ts';
import { fontNotices, withNotices } from '#/tools/fonts/fontNotices.ts';

test('name the copyright of each family once, as its fonts state it', async () => {
  const baloo = await readFile(foundryFont('baloo-2/800ExtraBold/Baloo2_800ExtraBold'));
  const hind = await readFile(foundryFont('hind/400Regular/Hind_400Regular'));
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
