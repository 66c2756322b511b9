import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSnapshotStore } from '~/api/snapshotStore';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder';

test('reads what was last written', async () => {
  const store = openSnapshotStore(await makeTemporaryFolder(), 'sample');
  await store.write({ food: { rows: [1] } });
  await store.write({ food: { rows: [2] } });
  expect(await store.read('food')).toEqual({ rows: [2] });
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
