import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { headersFile } from '#/hosts/headersFile.ts';
import { HOME_LOCK } from '#/publisher/lockHome.ts';
import { createFakeBuild, versionOf } from '../../fixtures/fakeBuild.ts';
import { sendHook, startFixturePublisher } from '../../fixtures/publisher.ts';
import { makeFolderInMemory } from '../../fixtures/temporaryFolder.ts';

let home = '';
let fake = createFakeBuild();

beforeEach(async () => {
  home = await makeFolderInMemory();
  fake = createFakeBuild({ ...versionOf('one'), _headers: headersFile() });
});

const at = (...parts: string[]) => join(home, ...parts);
const read = (file: string) => readFile(at('current', file), 'utf8');

async function start() {
  const publisher = await startFixturePublisher({ home, build: fake.build });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  return publisher;
}

async function liveOf(publisher: Awaited<ReturnType<typeof start>>): Promise<string> {
  return ((await publisher.readStatus()) as { live: string }).live;
}

test('a live release that somebody removed is made again at the next start', async () => {
  const publisher = await start();
  const live = await liveOf(publisher);
  await publisher.close();
  await rm(at('releases', live), { recursive: true });
  await start();
  expect(await read('index.html')).toBe(versionOf('one')['index.html']);
});

test('a live release that somebody removed is made again by the next hook', async () => {
  const publisher = await start();
  await rm(at('releases', await liveOf(publisher)), { recursive: true });
  await sendHook(publisher.origin);
  await publisher.whenIdle();
  expect(await publisher.readLastBuild()).toMatchObject({ outcome: 'published' });
  expect(await read('index.html')).toBe(versionOf('one')['index.html']);
});

test('a page that somebody removed from the live release is there again after the next build', async () => {
  const publisher = await start();
  await rm(at('releases', await liveOf(publisher), 'about/index.html'));
  await sendHook(publisher.origin);
  await publisher.whenIdle();
  expect(await publisher.readLastBuild()).toMatchObject({ outcome: 'published' });
  expect(await read('about/index.html')).toBe(versionOf('one')['about/index.html']);
});

test('a change is published where the live release lacks pages', async () => {
  const publisher = await start();
  await rm(at('releases', await liveOf(publisher)), { recursive: true });
  fake.site = versionOf('two');
  await sendHook(publisher.origin);
  await publisher.whenIdle();
  expect(await read('index.html')).toBe(versionOf('two')['index.html']);
  expect(await read('about/index.html')).toBe(versionOf('two')['about/index.html']);
});

test('what has shrunk is stopped also where the live release was removed', async () => {
  const publisher = await start();
  await rm(at('releases', await liveOf(publisher)), { recursive: true });
  fake.amounts = { blog: 1, pages: 10 };
  await sendHook(publisher.origin);
  await publisher.whenIdle();
  expect((await publisher.readLastBuild()).reason).toContain('blog went from 4 to 1');
});

/** Puts folders in place of manifests into our state folder: a publisher cannot remove them. */
async function leaveStuck(ids: readonly string[]): Promise<void> {
  for (const id of ids) await mkdir(at('state', `${id}.json`), { recursive: true });
  await writeFile(at('state', HOME_LOCK), '');
}

test('a publisher starts, and says so, where what is left of an old release cannot be removed', async () => {
  await leaveStuck(['20200101T000000000Z-abcdefabcdef']);
  const publisher = await start();
  expect(publisher.countOf('not-pruned')).toBeGreaterThan(0);
  expect(await read('index.html')).toBe(versionOf('one')['index.html']);
});

test('an old release that cannot be removed keeps no other from being removed', async () => {
  const stuck = Array.from({ length: 5 }, (_, index) => `2020010${index}T000000000Z-abcdefabcdef`);
  await leaveStuck(stuck);
  const publisher = await start();
  for (let version = 0; version < 8; version += 1) {
    fake.site = versionOf(`version-${version}`);
    await sendHook(publisher.origin);
    await publisher.whenIdle();
  }
  const manifests = (await readdir(at('state'))).filter((name) => /^\d+T/.test(name));
  expect(manifests).toHaveLength(stuck.length + (await readdir(at('releases'))).length);
});
