import { readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { KeptAnswer } from '#/build/fetch/keptAnswers.ts';
import { markGood } from '#/build/fetch/snapshotFolder.ts';
import { openSnapshotStore } from '#/build/fetch/snapshotStore.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const answerOf = (text: string): KeptAnswer => ({
  address: '/api/food',
  text,
  fetchedAt: '2026-03-04T10:00:00.000Z',
});

/** A store, and a function that writes a snapshot of one row and one answer into it. */
async function openStore() {
  const cacheDir = await makeTemporaryFolder();
  const store = openSnapshotStore(cacheDir, 'sample');
  const write = async (id: number, isGood: boolean) => {
    const parts = { food: { rows: [id] } };
    const answers = { food: [answerOf(`a text\nof ${id}`), answerOf('ગુજરાતી')] };
    const directory = await store.write({ parts, answers });
    if (isGood) await markGood(directory, { food: id });
    return directory;
  };
  return { ...store, write, root: join(cacheDir, 'snapshots') };
}

test('reads the newest snapshot whose site passed its gate', async () => {
  const { read, readAnswers, readAmounts, write } = await openStore();
  await write(1, true);
  await write(2, true);
  await write(3, false);
  expect(await read('food')).toEqual({ rows: [2] });
  expect(await readAnswers('food')).toEqual([answerOf('a text\nof 2'), answerOf('ગુજરાતી')]);
  expect(await readAmounts()).toEqual({ food: 2 });
});

test('has no copy before the first good snapshot', async () => {
  const { read, readAnswers, readAmounts, write } = await openStore();
  await write(1, false);
  expect(await read('food')).toBeUndefined();
  expect(await readAnswers('food')).toEqual([]);
  expect(await readAmounts()).toBeUndefined();
});

test('keeps two good snapshots and two others, also of the same millisecond', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  const { write, root } = await openStore();
  const folders: string[] = [];
  for (const id of [1, 2, 3]) folders.push(await write(id, true));
  for (const id of [4, 5, 6]) folders.push(await write(id, false));
  const kept = [folders[1], folders[2], folders[4], folders[5]];
  expect(await readdir(root)).toEqual(kept.map((folder) => basename(folder ?? '')));
});

test('counts the newest as the newest where the clock was set back', async () => {
  const { read, write } = await openStore();
  await write(1, true);
  vi.spyOn(Date, 'now').mockReturnValue(0);
  await write(2, true);
  expect(await read('food')).toEqual({ rows: [2] });
});

test.each(['', '{"rows":[{"id":', '\0\0\0\0'])(
  'reads the good snapshot before the newest where a power cut left %j of a file',
  async (text) => {
    const { read, readAnswers, write } = await openStore();
    await write(1, true);
    const directory = await write(2, true);
    await writeFile(join(directory, 'food.json'), text);
    await writeFile(join(directory, 'food.answers.jsonl'), text);
    expect(await read('food')).toEqual({ rows: [1] });
    expect(await readAnswers('food')).toContainEqual(answerOf('a text\nof 1'));
  },
);

test('takes no list of answers for whole whose last line was lost', async () => {
  const { readAnswers, write } = await openStore();
  const directory = await write(1, true);
  const lines = [JSON.stringify({ count: 2 }), JSON.stringify(answerOf('one'))];
  await writeFile(join(directory, 'food.answers.jsonl'), lines.join('\n'));
  expect(await readAnswers('food')).toEqual([]);
});
