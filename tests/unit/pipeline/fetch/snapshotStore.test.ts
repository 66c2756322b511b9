import { mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { markGood, openSnapshotStore } from '#/pipeline/fetch/snapshotStore.ts';
import { readSettings } from '#/pipeline/settings.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

test('keeps two snapshots that passed the gate, and two others', async () => {
  const settings = readSettings({ API_BASE_URL: 'https://api.example' });
  const cacheDir = await makeTemporaryFolder();
  const store = openSnapshotStore({ settings, isSample: true, cacheDir });
  const write = () => store.finish({ responses: {}, pictures: {} });
  for (const food of [1, 2]) await markGood(await write(), { food });
  const good = await write();
  await markGood(good, { food: 3 });
  await mkdir(join(dirname(good), 'holiday')); // not a snapshot
  for (let count = 0; count < 3; count += 1) await write();
  expect(await store.findGood()).toMatchObject({ directory: good, amounts: { food: 3 } });
  expect(basename(good)).toBe('3');
  const names = await readdir(dirname(good));
  expect(names.filter((name) => /\d/.test(name))).toEqual(['2', '3', '5', '6']);
});
