import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { runOperatorCommand } from '#/publisher/operator/operatorCommand.ts';
import { readPublisherSettings } from '#/publisher/settings.ts';
import { addProgram } from '../../../fixtures/addProgram.ts';
import { createFakeClock } from '../../../fixtures/fakeClock.ts';
import { createFakeBuild, fakePage, type FakeSite } from '../../../fixtures/fakeBuild.ts';
import {
  publisherEnvironment,
  sendHook,
  startFixturePublisher,
} from '../../../fixtures/publisher.ts';
import { makeFolderInMemory, makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

let home = '';
let place = '';
let fake = createFakeBuild();
let time = createFakeClock();

const siteOf = (version: string): FakeSite => ({
  'about/index.html': fakePage(`about ${version}`),
  'index.html': fakePage(`home ${version}`),
  [`_astro/${version}.js`]: `run("${version}")`,
});

/**
 * A bucket that is the folder `bucket`: an upload breaks at the file that `broken` names, the file `pin`
 * becomes the publisher's own after an upload, and uploads that begin later are slow. Every call is noted
 * in \`calls\`; an argument of the form remote:bucket names the folder, which is called after the bucket.
 */
const RCLONE = `
echo "$1" >> calls
if [ "$1" = check ]; then
  bucket=\${3#shop:}
  if [ -e offline ]; then echo 'no such host' >&2; exit 1; fi
  cd "$2" && find . -type f | sed 's,^[.]/,,' | while IFS= read -r file; do
    if [ ! -e "$PLACE/$bucket/$file" ]; then echo "+ $file"
    elif cmp -s "$file" "$PLACE/$bucket/$file"; then echo "= $file"
    else echo "* $file"; fi
  done
  exit 1
fi
bucket=\${3#shop:}
if [ "$1" = delete ]; then bucket=\${2#shop:}; fi
[ -e "$STATE/pin.json" ] && sleep 1
while IFS= read -r file || [ -n "$file" ]; do
  if [ "$1" = delete ]; then rm -f "$bucket/$file"; continue; fi
  if [ "$file" = "$(cat broken)" ]; then echo 'connection reset' >&2; exit 1; fi
  mkdir -p "$(dirname "$bucket/$file")" && cp "$2/$file" "$bucket/$file"
done
[ ! -e pin ] || mv pin "$STATE/pin.json"`;

beforeEach(async () => {
  place = await makeTemporaryFolder(); // some disks in memory do not allow programs to run
  home = await makeFolderInMemory();
  fake = createFakeBuild(siteOf('one'));
  time = createFakeClock();
  await addProgram(
    place,
    'rclone',
    `cd "${place}"\nPLACE="${place}"\nSTATE="${join(home, 'state')}"\n${RCLONE}`,
  );
  vi.stubEnv('PATH', `${place}:${process.env.PATH ?? ''}`);
  await breakAt('');
});

const breakAt = (file: string) => writeFile(join(place, 'broken'), file);

/** The publisher's settings, except for its own folder. */
const settingsOf = () => ({ ...readPublisherSettings(publisherEnvironment('shop:bucket')), home });

async function start(bucket = 'bucket') {
  const environment = { PUBLISH_DIR: `shop:${bucket}` };
  const { clock } = time;
  const publisher = await startFixturePublisher({ home, build: fake.build, environment, clock });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  return publisher;
}

async function change(publisher: Awaited<ReturnType<typeof start>>, version: string) {
  fake.site = siteOf(version);
  expect((await sendHook(publisher.origin)).status).toBe(202);
  await publisher.whenIdle();
}

const pages = (bucket = 'bucket') =>
  Promise.all(
    ['about/index.html', 'index.html'].map(
      async (file) => /<h1>(.*)<\/h1>/.exec(await readFile(join(place, bucket, file), 'utf8'))?.[1],
    ),
  );

describe('a bucket', () => {
  test('whose upload was cut off is mended by a build that changes nothing', async () => {
    const publisher = await start();
    await breakAt('index.html');
    await change(publisher, 'two');
    expect(await pages()).toEqual(['about two', 'home one']);

    await breakAt('');
    await change(publisher, 'one');
    expect(await pages()).toEqual(['about one', 'home one']);
  });

  test('is mended at once after a rollback to it that was cut off', async () => {
    const publisher = await start();
    await change(publisher, 'two');
    await breakAt('index.html');
    await expect(runOperatorCommand(settingsOf(), 'rollback', [])).rejects.toThrow(
      'connection reset',
    );
    await breakAt('');
    await expect.poll(() => publisher.countOf('build')).toBe(3);
    await publisher.whenIdle();
    expect(await pages()).toEqual(['about two', 'home two']);
  });

  test('gets no further pass of an upload once a rollback has come in between', async () => {
    const publisher = await start();
    await change(publisher, 'two');
    await writeFile(join(place, 'pin'), '"an-earlier-one"');
    await change(publisher, 'three');
    expect(await pages()).toEqual(['about two', 'home two']);
    expect(await publisher.readLastBuild()).toMatchObject({
      outcome: 'failed',
      reason: 'an-earlier-one is held in place until: npm run publisher -- unpin',
    });
  });

  test('that holds the live release whole is left alone by a build that changes nothing', async () => {
    const publisher = await start();
    await rm(join(place, 'bucket'), { recursive: true });
    await change(publisher, 'one');
    await expect(pages()).rejects.toThrow('ENOENT');
    expect(await publisher.readLastBuild()).toMatchObject({ outcome: 'unchanged' });
  });
});

const listBucket = async (bucket: string) =>
  (await readdir(join(place, bucket), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

const callsOf = async (word: string) =>
  (await readFile(join(place, 'calls'), 'utf8')).split('\n').filter((line) => line === word);

describe('what a bucket is believed to hold', () => {
  test('is not believed of another bucket, which gets the whole site', async () => {
    const publisher = await start('old');
    await publisher.close();
    const next = await start('new');
    expect(await pages('new')).toEqual(['about one', 'home one']);
    expect(await listBucket('new')).toEqual(await listBucket('old'));
    await change(next, 'two');
    expect(await listBucket('new')).toEqual(['index.html', 'index.html', 'one.js', 'two.js']);
    expect(await listBucket('old')).toEqual(['index.html', 'index.html', 'one.js']);
  });

  test('is believed again when the first bucket is named again', async () => {
    await (await start('old')).close();
    await (await start('new')).close();
    const copies = await callsOf('copy');
    await start('old');
    expect(await callsOf('copy')).toEqual(copies);
  });

  test('is looked at once per start, and what is missing or another is brought', async () => {
    const publisher = await start();
    await publisher.close();
    await rm(join(place, 'bucket/_astro'), { recursive: true });
    await writeFile(join(place, 'bucket/index.html'), 'torn');
    await writeFile(join(place, 'bucket/theirs.txt'), 'of somebody else');
    const next = await start();
    expect(await pages()).toEqual(['about one', 'home one']);
    expect(await listBucket('bucket')).toEqual([
      'index.html',
      'index.html',
      'one.js',
      'theirs.txt',
    ]);
    await change(next, 'two');
    expect(await callsOf('check')).toHaveLength(1);
    expect(await listBucket('bucket')).toContain('theirs.txt');
  });

  test('is looked at by the next try where the bucket cannot be reached', async () => {
    const publisher = await start();
    await publisher.close();
    await rm(join(place, 'bucket/about'), { recursive: true });
    await writeFile(join(place, 'offline'), '');
    const next = await start();
    expect(await next.readLastBuild()).toMatchObject({
      outcome: 'failed',
      reason: 'rclone: no such host',
    });
    await rm(join(place, 'offline'));
    time.pass(1);
    await next.whenIdle();
    expect(await pages()).toEqual(['about one', 'home one']);
    expect(time.waits()).toEqual([]);
  });

  test('is brought also while a release is pinned', async () => {
    const publisher = await start();
    await change(publisher, 'two');
    await runOperatorCommand(settingsOf(), 'rollback', []);
    await publisher.close();
    await rm(join(place, 'bucket'), { recursive: true });
    await start();
    expect(await pages()).toEqual(['about one', 'home one']);
  });

  test('does not hold what an upload had not begun, so that nothing of others is deleted', async () => {
    const publisher = await start();
    await breakAt('index.html');
    fake.site = { ...siteOf('two'), 'zz.xml': '<x/>', 'rss.xml': '<rss/>' };
    await sendHook(publisher.origin);
    await publisher.whenIdle();
    await writeFile(join(place, 'bucket/rss.xml'), 'of somebody else');
    await breakAt('');
    await change(publisher, 'two');
    expect(await readFile(join(place, 'bucket/rss.xml'), 'utf8')).toBe('of somebody else');
  });
});
