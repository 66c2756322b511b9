import { expect, test, vi } from 'vitest';
import { fakePage } from '../../fixtures/fakeBuild.ts';
import { preparePublishing, sendHook } from '../../fixtures/publisher.ts';

/** Limits how often a disk can be written to; then `limit` makes that kind of write fail. */
const disk = vi.hoisted(() => {
  const room = { writes: Infinity };
  const limit =
    <Given extends unknown[], Result>(write: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> => {
      room.writes -= 1;
      if (room.writes >= 0) return write(...given);
      const full = new Error('ENOSPC: no space left on device');
      return Promise.reject(Object.assign(full, { code: 'ENOSPC' }));
    };
  return { room, limit };
});

vi.mock(import('node:fs/promises'), async (importOriginal) => {
  const { limit } = disk;
  const real = await importOriginal();
  const { writeFile, mkdir, link, symlink } = real;
  const limited = { writeFile: limit(writeFile), link: limit(link), symlink: limit(symlink) };
  return { ...real, ...limited, mkdir: limit(mkdir) as typeof mkdir };
});

const { given, read, start, change } = preparePublishing();

const siteOf = (version: number) => ({
  'index.html': fakePage(`home ${version}`),
  'about/index.html': fakePage(`about ${version}`),
});

test('a full disk at any write leaves the live site whole', async () => {
  const publisher = await start();
  await change(publisher, siteOf(-1));
  const statuses: number[] = [];
  for (let writes = 0; disk.room.writes === Infinity; writes += 1) {
    const [before, next] = [siteOf(writes - 1), siteOf(writes)];
    given.fake.site = next;
    disk.room.writes = writes;
    const { status } = await sendHook(publisher.origin);
    await publisher.whenIdle();
    statuses.push(status);
    const live = (await read('index.html')) === next['index.html'] ? next : before;
    for (const [file, text] of Object.entries(live)) expect(await read(file)).toBe(text);
    if (status === 503) expect(live).toBe(before);
    if (disk.room.writes >= 0) break; // no write failed

    disk.room.writes = Infinity;
    await change(publisher, next);
    expect(await read('about/index.html')).toBe(next['about/index.html']);
  }
  expect(statuses.slice(0, 1)).toEqual([503]);
  expect(statuses.filter((status) => status === 202).length).toBeGreaterThan(10);
});
