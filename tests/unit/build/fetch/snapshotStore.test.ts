import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { markGood, openSnapshotStore } from '#/build/fetch/snapshotStore.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

/** A store, and a function that writes a snapshot into it. */
async function openStore() {
  const store = openSnapshotStore(await makeTemporaryFolder(), 'sample');
  const write = async (id: number, isGood: boolean) => {
    const directory = await store.finish({ food: { rows: [id] } });
    if (isGood) await markGood(directory, { food: id });
    return directory;
  };
  const listGood = async () => (await store.listGood()).map(({ amounts }) => amounts.food);
  return { ...store, write, listGood };
}

test('gives the snapshots whose sites passed their gate, newest first', async () => {
  const { listGood, write } = await openStore();
  await write(1, true);
  await write(2, true);
  await write(3, false);
  expect(await listGood()).toEqual([2, 1]);
});

test('keeps two good snapshots and two others', async () => {
  const { write } = await openStore();
  const folders: string[] = [];
  for (const id of [1, 2, 3]) folders.push(await write(id, true));
  for (const id of [4, 5, 6]) folders.push(await write(id, false));
  const kept = [1, 2, 4, 5].map((at) => basename(folders[at] ?? ''));
  expect(await readdir(dirname(folders[0] ?? ''))).toEqual(kept);
});

test('knows no snapshot whose mark a power cut damaged, and no folder of another form', async () => {
  const { listGood, unfinished, write } = await openStore();
  await write(1, true);
  await writeFile(join(await write(2, true), 'good.json'), '{"food":');
  await mkdir(join(dirname(unfinished), 'holiday'));
  expect(await listGood()).toEqual([1]);
});
