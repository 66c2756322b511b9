import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { foldersIn } from '#/publisher/folders.ts';
import { Releases } from '#/publisher/releases/releases.ts';
import { digestOf } from '#/system/files/siteIndex.ts';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { makeContent, SMALL } from '../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import { buildingGroups, sendHook, startFixturePublisher } from '../fixtures/publisher.ts';

const KILLS = 8;
const GOLDEN_RATIO = 0.618;
/** More than the kills, because some builds end before their kill. */
const MOST_BUILDS = 3 * KILLS;

let api: FixtureApi;
let home: string;

beforeAll(async () => {
  api = await startFixtureApi(makeContent(SMALL, () => null));
  home = resolve(await emptyBuildFolder('builder-kills'));
});
afterAll(() => api.close());

/** Finds the files of the live release that differ from its manifest. */
async function findTorn(): Promise<string[]> {
  const live = await new Releases(foldersIn(home), () => undefined).live();
  if (!live) return ['there is no live release'];
  const torn: string[] = [];
  for (const [file, digest] of Object.entries(live.manifest.files)) {
    if ((await digestOf(join(live.directory, file))) !== digest) torn.push(file);
  }
  return torn;
}

test(`${KILLS} builds killed at any moment never touch the live release`, async () => {
  const rename = (name: string) => Object.assign(api.content['/api/team'][0] ?? {}, { name });
  const publisher = await startFixturePublisher({ home, apiOrigin: api.origin });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  rename('Member before all kills');
  const started = performance.now();
  await sendHook(publisher.origin);
  await publisher.whenIdle();
  const buildMs = performance.now() - started;
  let killed = 0;
  let count = 0;
  while (killed < KILLS && count < MOST_BUILDS) {
    count += 1;
    rename(`Member of build ${count}`);
    const live = await realpath(join(home, 'current'));
    await sendHook(publisher.origin);
    await expect.poll(() => buildingGroups(home), { timeout: 60_000 }).toHaveLength(1);
    await wait(((count * GOLDEN_RATIO) % 1) * buildMs); // spreads the kills over the whole build
    const groups = await buildingGroups(home);
    for (const group of groups) process.kill(-group, 'SIGKILL');
    killed += groups.length;
    await publisher.whenIdle();
    expect(await findTorn()).toEqual([]);
    const isStill = (await realpath(join(home, 'current'))) === live;
    const [last] = publisher.events.slice(-1);
    expect(isStill).toBe(last?.event === 'failed');
  }
  console.log(`${killed} of ${count} builds were killed, a build takes ${Math.round(buildMs)} ms`);
  expect(killed).toBe(KILLS);
});
