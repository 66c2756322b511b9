import { readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openSnapshotStore } from '~/api/snapshotStore';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder';

test('reads what was last written', async () => {
  const store = openSnapshotStore(await makeTemporaryFolder(), 'sample');
  await store.write({ food: { rows: [1] } });
  await store.write({ food: { rows: [2] } });
  expect(await store.read('food')).toEqual({ rows: [2] });
});

test('keeps the last two of several written in the same millisecond', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  const cacheDir = await makeTemporaryFolder();
  const store = openSnapshotStore(cacheDir, 'sample');
  const folders: string[] = [];
  for (const id of [1, 2, 3]) folders.push(await store.write({ food: { rows: [id] } }));
  expect(await store.read('food')).toEqual({ rows: [3] });
  const kept = await readdir(join(cacheDir, 'snapshots'));
  expect(kept).toEqual(['sample', ...folders.slice(1).map((folder) => basename(folder))]);
});

test('has no copy before the first snapshot', async () => {
  const store = openSnapshotStore(await makeTemporaryFolder(), 'sample');
  expect(await store.read('food')).toBeUndefined();
});

test.each(['', '{"rows":[{"id":', '\0\0\0\0'])(
  'has no copy where a power cut left %j of a file',
  async (text) => {
    const store = openSnapshotStore(await makeTemporaryFolder(), 'sample');
    const directory = await store.write({ food: { rows: [1] }, team: { rows: [2] } });
    await writeFile(join(directory, 'food.json'), text);
    expect(await store.read('food')).toBeUndefined();
    expect(await store.read('team')).toEqual({ rows: [2] });
  },
);
