import { mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { markGood, openSnapshotStore } from '#/build/fetch/snapshotStore.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

test('keeps the snapshot whose site passed the gate last, and the two newest others', async () => {
  const store = openSnapshotStore(await makeTemporaryFolder(), 'sample');
  const write = () => store.finish({ food: { rows: [] } });
  await markGood(await write(), { food: 1 });
  const good = await write();
  await markGood(good, { food: 2 });
  await mkdir(join(dirname(good), 'holiday')); // of another form
  for (let count = 0; count < 3; count += 1) await write();
  expect(await store.findGood()).toEqual({ directory: good, amounts: { food: 2 } });
  expect(basename(good)).toBe('2');
  const names = await readdir(dirname(good));
  expect(names.filter((name) => /\d/.test(name))).toEqual(['2', '4', '5']);
});
