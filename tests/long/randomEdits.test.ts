import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '~/api/settings';
import { buildInChild } from '~/publish/publisher/buildInChild';
import { killGroup, openGroupRecord } from '~/publish/publisher/processGroup';
import { listSite } from '~/publish/siteIndex';
import { emptyBuildFolder, FIXTURE_SITE_URL } from '../fixtures/buildFixture';
import { LIST_ENDPOINTS, makeContent, SMALL } from '../fixtures/content';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi';
import { buildingGroup, sendHook, startFixturePublisher } from '../fixtures/publisher';
import { createRandom, editOnce } from '../fixtures/randomEdits';

/** Fifty builds, half of them from nothing. */
const TIMEOUT_MS = 1_800_000;
const EDITS = 100;
const EDITS_PER_PUBLISH = 5;
/** Lists a little longer than a page, so that rows move from one page to the next. */
const SIZES = { ...SMALL, posts: 27, pictures: 27, videos: 8, members: 8, faqCategories: 6 };

let api: FixtureApi;
let home: string;
let cleanHome: string;

beforeAll(async () => {
  api = await startFixtureApi(makeContent({ ...SIZES, dishes: 9, benefits: 6 }));
  home = resolve(await emptyBuildFolder('random-edits'));
  cleanHome = resolve(await emptyBuildFolder('random-edits-clean'));
});
afterAll(() => api.close());

/** Builds the same content from nothing; only encoded pictures are kept, whose names are their content. */
async function buildClean(): Promise<string> {
  const [outDir, cacheDir] = [join(cleanHome, 'site'), join(cleanHome, 'cache')];
  for (const path of [outDir, join(cacheDir, 'placed.json'), join(cacheDir, 'snapshots')]) {
    await rm(path, { recursive: true, force: true });
  }
  const settings = readSettings({ API_BASE_URL: api.origin, SITE_URL: FIXTURE_SITE_URL });
  await mkdir(cleanHome, { recursive: true });
  const record = openGroupRecord(join(cleanHome, 'build.json'));
  await buildInChild(
    { settings, outDir, cacheDir, isClean: true },
    { timeoutMs: 300_000, record, onStep: () => undefined, onProgress: () => undefined },
  );
  return outDir;
}

/** The files of the live release that differ from a clean build, or are in one of the two only. */
async function findDifferences(clean: string): Promise<string[]> {
  const current = join(home, 'current');
  const own = await listSite(clean);
  const live = (await listSite(current)).filter(
    (file) => !/\.(br|gz)$|^_(astro|media)\//.test(file),
  );
  const differences = live.filter((file) => !own.includes(file));
  for (const file of own) {
    const same = await readFile(join(current, file)).then(
      async (bytes) => bytes.equals(await readFile(join(clean, file))),
      () => false,
    );
    if (!same) differences.push(file);
  }
  return differences;
}

test(
  `after each of ${EDITS} edits' publishes the release is what a clean build gives`,
  async () => {
    const random = createRandom(20261121);
    const publisher = await startFixturePublisher({ home, apiOrigin: api.origin });
    let failures = 0;
    const hook = async () => {
      expect((await sendHook(publisher.origin)).status).toBe(202);
    };
    /** What goes wrong between two good publishes, by turns. */
    const mishaps = [
      () => Promise.resolve(),
      async () => {
        for (const endpoint of LIST_ENDPOINTS) api.setFault(endpoint, '404');
        await hook();
        await publisher.whenIdle();
        api.reset();
      },
      async () => {
        await hook();
        await expect.poll(() => buildingGroup(home), { timeout: 60_000 }).toBeDefined();
        killGroup((await buildingGroup(home)) ?? 0);
        await publisher.whenIdle();
        failures += 1;
      },
    ];
    try {
      await publisher.whenIdle();
      for (let step = 0; step < EDITS; step += 1) {
        const done = editOnce(api.content, random, step);
        if (step % EDITS_PER_PUBLISH !== EDITS_PER_PUBLISH - 1) continue;
        const round = (step + 1) / EDITS_PER_PUBLISH;
        await mishaps[round % mishaps.length]?.();
        // Half of the mishaps are followed by a revert of sorts: one more edit.
        if (round % 2 === 0) editOnce(api.content, random, step + 1000);
        await hook();
        await publisher.whenIdle();
        const status = await publisher.readStatus();
        expect(status, done).toMatchObject({
          lastBuild: { outcome: expect.stringMatching(/published|unchanged/) as string },
        });
        expect(await findDifferences(await buildClean()), `round ${round}, ${done}`).toEqual([]);
      }
    } finally {
      console.log(`${publisher.countOf('published')} releases, ${failures} killed builds`);
      await publisher.close();
    }
  },
  TIMEOUT_MS,
);
