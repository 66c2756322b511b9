import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emptyBuildFolder, lendPictures } from '../fixtures/buildFixture.ts';
import { makeContent, SMALL } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { sendHook, startFixturePublisher } from '../fixtures/publisher.ts';

const api = await startFixtureApi(makeContent(SMALL, { image: () => null }));
const home = await emptyBuildFolder('publisher');
await lendPictures(join(home, 'cache'));
await mkdir(join(home, 'state'), { recursive: true });
await writeFile(join(home, 'state', 'lock'), ''); // the mark of a publisher's own folder
const publisher = await startFixturePublisher({ home, apiOrigin: api.origin });
await publisher.whenIdle();
afterAll(async () => {
  await publisher.close();
  await api.close();
});

const read = (file: string) => readFile(join(home, 'current', file), 'utf8');

async function publish(): Promise<void> {
  expect((await sendHook(publisher.origin)).status).toBe(202);
  await publisher.whenIdle();
}

test('publishes at its first start', async () => {
  expect(publisher.countOf('published')).toBe(1);
  expect(await read('index.html')).toContain('<h1');
});

test('publishes what a hook tells of, compressed like all pages', async () => {
  Object.assign(api.content['/api/food'][0] ?? {}, { foodName: 'A new name' });
  await publish();
  expect(await read('menu/index.html')).toContain('A new name');
  const files = await readdir(join(home, 'current/menu'));
  const made = ['index.html', 'index.md'];
  expect(files.sort()).toEqual(made.flatMap((file) => [file, `${file}.br`, `${file}.gz`]));
});

test('publishes nothing when nothing changed', async () => {
  const live = await realpath(join(home, 'current'));
  await publish();
  expect(await realpath(join(home, 'current'))).toBe(live);
  expect(await publisher.readStatus()).toMatchObject({
    live: live.split('/').at(-1),
    isBuilding: false,
    isWaiting: false,
    lastBuild: { outcome: 'unchanged' },
  });
});
