import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '#/build/settings.ts';
import { BUILD_LOCK } from '#/build/runAlone.ts';
import { STEPS } from '#/build/steps.ts';
import { exists } from '#/build/files/files.ts';
import { buildInChild } from '#/publisher/queue/buildInChild.ts';
import { killGroup, openGroupRecord } from '#/publisher/queue/processGroup.ts';
import { listSite } from '#/build/files/siteIndex.ts';
import { emptyBuildFolder, FIXTURE_SITE_URL } from '../fixtures/buildFixture.ts';
import { LIST_ENDPOINTS, makeContent, SMALL } from '../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import {
  buildingGroup,
  sendHook,
  startFixturePublisher,
  type LogLine,
} from '../fixtures/publisher.ts';
import { createEditor, createRandom } from '../fixtures/randomEdits.ts';

/** Fifty builds, half of them clean and in parallel; a busy machine takes twenty minutes. */
const TIMEOUT_MS = 2_400_000;
const MISHAP_TIMEOUT_MS = 60_000;
const EDITS = 100;
const EDITS_PER_PUBLISH = 5;
/** Lists slightly longer than a page, so that rows move between pages. */
const SIZES = { ...SMALL, posts: 27, pictures: 27, videos: 8, members: 8, faqCategories: 6 };

let api: FixtureApi;
let home: string;
let cleanHome: string;

beforeAll(async () => {
  api = await startFixtureApi(makeContent({ ...SIZES, dishes: 9, benefits: 6 }));
  home = resolve(await emptyBuildFolder('random-edits'));
  cleanHome = resolve(await emptyBuildFolder('random-edits-clean'));
  // Both builds may share encoded pictures, because their names are content hashes.
  const pictures = join(home, 'cache/pictures');
  await mkdir(pictures, { recursive: true });
  // A publisher refuses a folder that looks foreign.
  await writeFile(join(home, 'cache', BUILD_LOCK), '');
  await mkdir(join(cleanHome, 'cache'), { recursive: true });
  await symlink(pictures, join(cleanHome, 'cache/pictures'));
});
afterAll(() => api.close());

/** Builds the same content from nothing, except for encoded pictures, whose names are content hashes. */
async function buildClean(): Promise<string> {
  const [outDir, cacheDir] = [join(cleanHome, 'site'), join(cleanHome, 'cache')];
  for (const path of [outDir, join(cacheDir, 'placed.json'), join(cacheDir, 'snapshots')]) {
    await rm(path, { recursive: true, force: true });
  }
  const settings = readSettings({ API_BASE_URL: api.origin, SITE_URL: FIXTURE_SITE_URL });
  const record = openGroupRecord(join(cleanHome, 'build.json'));
  await buildInChild(
    { settings, outDir, cacheDir, isClean: true },
    { timeoutMs: 300_000, record, onStep: () => undefined, onProgress: () => undefined },
  );
  return outDir;
}

/** The files that differ between the live release and a clean build, or exist in only one of them. */
async function findDifferences(clean: string): Promise<string[]> {
  const current = join(home, 'current');
  const own = listSite(clean);
  const extra = /\.(br|gz)$|^_(astro|media)\//;
  const live = listSite(current).filter((file) => !extra.test(file));
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

/** Resolves when the publisher's build has begun to write pages. */
async function pagesComing(events: readonly LogLine[]): Promise<void> {
  const rendered = join(home, 'cache/rendered/index.html');
  const isRendering = async () => events.at(-1)?.text === STEPS.render && (await exists(rendered));
  await expect.poll(isRendering, { timeout: MISHAP_TIMEOUT_MS, interval: 5 }).toBe(true);
}

test(
  `after each publish of ${EDITS} edits the release is what a clean build gives`,
  async () => {
    const editor = createEditor(api.content, createRandom(20261121));
    const publisher = await startFixturePublisher({ home, apiOrigin: api.origin });
    const hook = async () => {
      expect((await sendHook(publisher.origin)).status).toBe(202);
    };
    /** Failures between two good publishes, in turn. */
    const mishaps = [
      () => Promise.resolve(),
      async () => {
        for (const endpoint of LIST_ENDPOINTS) api.setFault(endpoint, '404');
        await hook();
        await publisher.whenIdle();
        api.reset();
      },
      // The page cache still has what is then undone.
      async () => {
        await hook();
        await pagesComing(publisher.events);
        killGroup((await buildingGroup(home)) ?? 0);
        await publisher.whenIdle();
        editor.revert();
      },
    ];
    const done: string[] = [];
    try {
      await publisher.whenIdle();
      for (let round = 1; round <= EDITS / EDITS_PER_PUBLISH; round += 1) {
        const edits = Array.from({ length: EDITS_PER_PUBLISH }, editor.edit);
        done.push(...edits);
        await mishaps[round % mishaps.length]?.();
        await hook();
        const [clean] = await Promise.all([buildClean(), publisher.whenIdle()]);
        const where = `round ${round}: ${edits.join(', ')}`;
        const outcome = publisher.events.findLast(({ seconds }) => seconds !== undefined)?.event;
        expect(outcome, where).toMatch(/^(published|unchanged)$/);
        expect(await findDifferences(clean), where).toEqual([]);
      }
    } finally {
      const counts = Object.entries(Object.groupBy(done, (edit) => edit.split(' ')[0] ?? ''));
      const edits = counts.map(([action, all]) => `${all?.length ?? 0} ${action}`).join(', ');
      const failed = publisher.countOf('failed');
      console.log(`${edits}; ${publisher.countOf('published')} releases, ${failed} killed builds`);
      await publisher.close();
    }
  },
  TIMEOUT_MS,
);
