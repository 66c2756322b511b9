import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openInbox } from '#/publisher/receive/inbox.ts';
import { writeWhole } from '#/system/files/writeWhole.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

vi.mock('#/system/files/writeWhole.ts', { spy: true });

const MINUTE_MS = 60_000;

let file = '';

beforeEach(async () => {
  file = join(await makeTemporaryFolder(), 'inbox.json');
});

test('an id is known for ten minutes, also after the file is reopened', async () => {
  let time = 0;
  const open = () => openInbox(file, () => time);
  const first = await open();
  expect(await first.add('a')).toBe(true);
  time = 5 * MINUTE_MS;
  expect(await first.add('b')).toBe(true);
  expect(await first.add('a')).toBe(false);
  const second = await open();
  expect([await second.add('a'), await second.add('b')]).toEqual([false, false]);
  time = 10 * MINUTE_MS;
  expect([await second.add('a'), await second.add('b')]).toEqual([true, false]);
});

test('hooks that arrive during a write are on disk before the response', async () => {
  const inbox = await openInbox(file);
  const ids = Array.from({ length: 30 }, (_, index) => `id-${index}`);
  await Promise.all(
    ids.map(async (id) => {
      await inbox.add(id);
      expect(await (await openInbox(file)).add(id)).toBe(false);
    }),
  );
});

test('500 hooks that arrive at once are stored by one write', async () => {
  const inbox = await openInbox(file);
  vi.mocked(writeWhole).mockClear();
  await Promise.all(Array.from({ length: 500 }, (_, index) => inbox.add(`id-${index}`)));
  expect(writeWhole).toHaveBeenCalledTimes(1);
});
