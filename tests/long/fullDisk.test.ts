import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeBuild, fakePage } from '../fixtures/fakeBuild';
import { sendHook, signedHook, startFixturePublisher } from '../fixtures/publisher';
import { mountSmallDisk, type SmallDisk } from '../fixtures/smallDisk';

const PAGES = 20;
const PAGE_BYTES = 16_384;
const STEP_BYTES = 24_576;

let disk: SmallDisk;

beforeAll(async () => {
  disk = await mountSmallDisk(resolve('.cache/test-builds/small-disk'), 8);
});
afterAll(() => disk.close());

const pageOf = (version: number, page: number) =>
  fakePage(`${version} ${page} ${String(Math.random()).repeat(PAGE_BYTES / 20)} ${version}`);

const siteOf = (version: number) =>
  Object.fromEntries(
    Array.from({ length: PAGES }, (_, page) => [`page-${page}/index.html`, pageOf(version, page)]),
  );

test('a disk that is full at any step leaves the live site whole, and what is freed heals it', async () => {
  const home = disk.folder;
  const fake = createFakeBuild(siteOf(0));
  const publisher = await startFixturePublisher({ home, build: fake.build });
  await publisher.whenIdle();
  const readLive = async () =>
    Object.fromEntries(
      await Promise.all(
        Array.from({ length: PAGES }, async (_, page) => {
          const file = `page-${page}/index.html`;
          return [file, await readFile(join(home, 'current', file), 'utf8')] as const;
        }),
      ),
    );
  const outcomes: string[] = [];
  for (let version = 1; version <= 40; version += 1) {
    const before = await readLive();
    fake.site = siteOf(version);
    await disk.leave((version - 1) * STEP_BYTES);
    const hook = signedHook();
    const { status } = await sendHook(publisher.origin, hook);
    await publisher.whenIdle();
    const { lastBuild } = (await publisher.readStatus()) as {
      lastBuild: { outcome: string; reason?: string };
    };
    const live = await readLive();
    if (status === 503) {
      expect(live).toEqual(before);
      outcomes.push('hook not kept');
    } else if (lastBuild.outcome === 'published') {
      expect(live).toEqual(fake.site);
      outcomes.push('published');
    } else {
      expect(live).toEqual(before);
      expect(lastBuild.reason).toBe('no space left on the disk');
      outcomes.push('build failed');
    }
    await disk.free();
    if (status === 503) expect((await sendHook(publisher.origin, hook)).status).toBe(202);
    else expect((await sendHook(publisher.origin)).status).toBe(202);
    await publisher.whenIdle();
    expect(await readLive(), `after ${outcomes.at(-1) ?? ''}`).toEqual(fake.site);
  }
  await publisher.close();
  const countOf = (outcome: string) => outcomes.filter((each) => each === outcome).length;
  console.log(
    ['hook not kept', 'build failed', 'published']
      .map((each) => `${countOf(each)} × ${each}`)
      .join(', '),
  );
  expect(countOf('build failed')).toBeGreaterThan(5);
});
