import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hostFiles } from '#/hosts/hostFiles.ts';
import { makeContent, SMALL } from '../fixtures/content.ts';
import { createFakeBuild, fakePage } from '../fixtures/fakeBuild.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { sendHook, signedHook, startFixturePublisher } from '../fixtures/publisher.ts';
import { mountSmallDisk, type SmallDisk } from '../fixtures/smallDisk.ts';

const PAGES = 20;
const PAGE_BYTES = 16_384;
const STEP_BYTES = 24_576;

const REAL_BUILD_TIMEOUT_MS = 900_000;
/**
 * The free space for real builds, in kilobytes: from too little for the first file to too little only for
 * the last.
 */
const FREE_KB = [0, 100, 400, 1000, 1800, 2600, 3400];

async function openSmallDisk(megabytes: number): Promise<SmallDisk> {
  const disk = await mountSmallDisk(await mkdtemp(join(tmpdir(), 'small-disk-')), megabytes);
  onTestFinished(disk.close);
  return disk;
}

const pageOf = (version: number, page: number) =>
  fakePage(`${version} ${page} ${String(Math.random()).repeat(PAGE_BYTES / 20)} ${version}`);

const siteOf = (version: number) =>
  Object.fromEntries(
    Array.from({ length: PAGES }, (_, page) => [`page-${page}/index.html`, pageOf(version, page)]),
  );

test('a disk that is full at any step leaves the live site whole, and what is freed heals it', async () => {
  const disk = await openSmallDisk(8);
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
    const lastBuild = await publisher.readLastBuild();
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

test('a publisher starts on a full disk, and spoils no file of a web server there', async () => {
  const disk = await openSmallDisk(8);
  const home = disk.folder;
  const fake = createFakeBuild(siteOf(0));
  const first = await startFixturePublisher({ home, build: fake.build });
  await first.whenIdle();
  await first.close();
  const hosts = join(home, 'site-hosts');
  await rm(hosts, { recursive: true });
  await mkdir(hosts); // as an earlier version left it, with fewer hosts
  const rulesFile = join(hosts, 'nginx.conf');
  await writeFile(rulesFile, 'rules of an earlier version');

  await disk.leave(0);
  fake.site = siteOf(1);
  const publisher = await startFixturePublisher({ home, build: fake.build });
  onTestFinished(publisher.close);
  const { 'nginx.conf': rules } = hostFiles();
  expect(['rules of an earlier version', rules]).toContain(await readFile(rulesFile, 'utf8'));
  expect(await readFile(join(home, 'current/page-0/index.html'), 'utf8')).toContain('>0 0 ');

  await disk.free();
  expect((await sendHook(publisher.origin)).status).toBe(202);
  await publisher.whenIdle();
  expect(await readFile(join(home, 'current/page-0/index.html'), 'utf8')).toContain('>1 0 ');
});

test(
  "real builds on a full disk, another than the project's, leave the live site whole, and the next heals",
  async () => {
    const disk = await openSmallDisk(64);
    const api = await startFixtureApi(makeContent(SMALL));
    onTestFinished(() => api.close());
    const publisher = await startFixturePublisher({ home: disk.folder, apiOrigin: api.origin });
    onTestFinished(publisher.close);
    await publisher.whenIdle();
    const readTeam = () => readFile(join(disk.folder, 'current/teams/index.html'), 'utf8');
    const rename = (name: string) => {
      for (const [index, row] of api.content['/api/team'].entries())
        Object.assign(row ?? {}, { name: `${name} ${index}` });
      for (const row of api.content['/api/blog']) Object.assign(row ?? {}, { pageTitle: name });
    };
    const publish = async () => {
      const hook = signedHook();
      const { status } = await sendHook(publisher.origin, hook);
      await publisher.whenIdle();
      return { isKept: status === 202, ...(await publisher.readLastBuild()) };
    };
    expect(publisher.countOf('published')).toBe(1);

    const outcomes: string[] = [];
    for (const kilobytes of FREE_KB) {
      const before = await readTeam();
      rename(`Full at ${kilobytes}`);
      await disk.leave(kilobytes * 1024);
      const { isKept, outcome, reason } = await publish();
      outcomes.push(`${kilobytes} kB: ${isKept ? outcome : 'hook not kept'}`);
      if (isKept && outcome === 'failed') expect(reason).toBe('no space left on the disk');
      if (!isKept || outcome === 'failed') expect(await readTeam()).toBe(before);
      await disk.free();
      expect(await publish()).toMatchObject({
        outcome: expect.stringMatching(/published|unchanged/) as string,
      });
      expect(await readTeam()).toContain(`Full at ${kilobytes}`);
    }
    console.log(outcomes.join(', '));
    expect(outcomes.join()).toContain('failed');
  },
  REAL_BUILD_TIMEOUT_MS,
);
