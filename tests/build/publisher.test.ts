import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyBuildFolder, lendPictures } from '../fixtures/buildFixture.ts';
import { makeContent, SMALL } from '../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import { sendHook, startFixturePublisher } from '../fixtures/publisher.ts';

let api: FixtureApi;
let home: string;

beforeAll(async () => {
  api = await startFixtureApi(makeContent(SMALL));
  home = await emptyBuildFolder('publisher');
  await lendPictures(join(home, 'cache'));
});
afterAll(() => api.close());

const read = (file: string) => readFile(join(home, 'current', file), 'utf8');

test('publishes at its first start, then what a hook tells of, and nothing when nothing changed', async () => {
  const publisher = await startFixturePublisher({ home, apiOrigin: api.origin });
  try {
    await publisher.whenIdle();
    expect(publisher.events).toContainEqual(expect.objectContaining({ event: 'published' }));
    expect(await read('index.html')).toContain('<h1');

    const [member] = api.content['/api/team'];
    Object.assign(member ?? {}, { name: 'A new name' });
    expect((await sendHook(publisher.origin)).status).toBe(202);
    await publisher.whenIdle();
    expect(await read('teams/index.html')).toContain('A new name');
    const files = await readdir(join(home, 'current/teams'));
    const made = ['index.html', 'index.md'];
    expect(files.sort()).toEqual(made.flatMap((file) => [file, `${file}.br`, `${file}.gz`]));

    const live = await realpath(join(home, 'current'));
    expect((await sendHook(publisher.origin)).status).toBe(202);
    await publisher.whenIdle();
    expect(await realpath(join(home, 'current'))).toBe(live);
    expect(await publisher.readStatus()).toMatchObject({
      live: live.split('/').at(-1),
      isBuilding: false,
      isWaiting: false,
      lastBuild: { outcome: 'unchanged' },
    });
  } finally {
    await publisher.close();
  }
});
