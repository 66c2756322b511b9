import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSeenIds } from '#/publisher/receive/seenIds.ts';
import { makeFolderInMemory } from '../../../fixtures/temporaryFolder.ts';

const MINUTE_MS = 60_000;

test('an id is known until ten minutes are over, also by who opens the file later', async () => {
  const file = join(await makeFolderInMemory(), 'seen.json');
  let time = 0;
  const open = () => openSeenIds(file, () => time);
  const first = await open();
  expect(first.claim('a')).toBe(true);
  await first.save();
  time = 5 * MINUTE_MS;
  expect(first.claim('b')).toBe(true);
  await first.save();
  expect(first.claim('a')).toBe(false);
  const second = await open();
  expect([second.claim('a'), second.claim('b')]).toEqual([false, false]);
  time = 10 * MINUTE_MS;
  expect([second.claim('a'), second.claim('b')]).toEqual([true, false]);
});

test('ids that come while others are written are on disk when their own save ends', async () => {
  const file = join(await makeFolderInMemory(), 'seen.json');
  const ids = await openSeenIds(file);
  const names = Array.from({ length: 30 }, (_, index) => `id-${index}`);
  await Promise.all(
    names.map(async (name) => {
      ids.claim(name);
      await ids.save();
      expect((await openSeenIds(file)).claim(name)).toBe(false);
    }),
  );
});

test.each(['__proto__', 'constructor', 'prototype'])(
  'the id %s is known to who opens the file later, like any other',
  async (id) => {
    const file = join(await makeFolderInMemory(), 'seen.json');
    const ids = await openSeenIds(file);
    expect(ids.claim(id)).toBe(true);
    await ids.save();
    expect((await openSeenIds(file)).claim(id)).toBe(false);
  },
);

test('a file that cannot be read counts as empty', async () => {
  const file = join(await makeFolderInMemory(), 'seen.json');
  await writeFile(file, '{"cut');
  expect((await openSeenIds(file)).claim('a')).toBe(true);
});
