import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { decide } from '~/publish/publisher/decide';
import { readPublisherSettings } from '~/publish/publisher/settings';
import { addProgram } from '../../../../fixtures/addProgram';
import { createFakeBuild, fakePage, type FakeSite } from '../../../../fixtures/fakeBuild';
import {
  publisherEnvironment,
  sendHook,
  startFixturePublisher,
} from '../../../../fixtures/publisher';
import { makeTemporaryFolder } from '../../../../fixtures/temporaryFolder';

let home = '';
let place = '';
let fake = createFakeBuild();

const siteOf = (version: string): FakeSite => ({
  'about/index.html': fakePage(`about ${version}`),
  'index.html': fakePage(`home ${version}`),
  [`_astro/${version}.js`]: `run("${version}")`,
});

/**
 * A bucket that is the folder `bucket`: an upload breaks at the file that `broken` names, the file `pin`
 * becomes the publisher's own after an upload, and uploads that begin later are slow.
 */
const RCLONE = `
[ -e "$STATE/pin.json" ] && sleep 1
while IFS= read -r file || [ -n "$file" ]; do
  if [ "$1" = delete ]; then rm -f "bucket/$file"; continue; fi
  if [ "$file" = "$(cat broken)" ]; then echo 'connection reset' >&2; exit 1; fi
  mkdir -p "$(dirname "bucket/$file")" && cp "$2/$file" "bucket/$file"
done
[ ! -e pin ] || mv pin "$STATE/pin.json"`;

beforeEach(async () => {
  place = await makeTemporaryFolder();
  home = await makeTemporaryFolder();
  fake = createFakeBuild(siteOf('one'));
  await addProgram(place, 'rclone', `cd "${place}"\nSTATE="${join(home, 'state')}"\n${RCLONE}`);
  vi.stubEnv('PATH', `${place}:${process.env.PATH ?? ''}`);
  await breakAt('');
});

const breakAt = (file: string) => writeFile(join(place, 'broken'), file);

/** As the publisher reads them, but for its own folder. */
const settingsOf = () => ({ ...readPublisherSettings(publisherEnvironment('shop:bucket')), home });

async function start() {
  const environment = { PUBLISH_DIR: 'shop:bucket' };
  const publisher = await startFixturePublisher({ home, build: fake.build, environment });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  return publisher;
}

async function change(publisher: Awaited<ReturnType<typeof start>>, version: string) {
  fake.site = siteOf(version);
  expect((await sendHook(publisher.origin)).status).toBe(202);
  await publisher.whenIdle();
}

const pages = () =>
  Promise.all(
    ['about/index.html', 'index.html'].map(
      async (file) =>
        /<h1>(.*)<\/h1>/.exec(await readFile(join(place, 'bucket', file), 'utf8'))?.[1],
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
    await expect(decide(settingsOf(), 'rollback', [])).rejects.toThrow('connection reset');
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
