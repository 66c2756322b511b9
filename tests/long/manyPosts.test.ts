import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { STEPS } from '#/build/steps.ts';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { makeContent, plainFlavour, SMALL } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { sendHook, startFixturePublisher, type LogLine } from '../fixtures/publisher.ts';

/** Enough for a clean build and the compression of ten thousand pages. */
const TIMEOUT_MS = 3_600_000;
const POSTS = 10_000;
const MOST = 1 / 5;

test(
  `one changed post among ${POSTS} is visible in a fifth of the clean build's time`,
  async () => {
    const api = await startFixtureApi(makeContent({ ...SMALL, posts: POSTS }, plainFlavour));
    onTestFinished(() => api.close());
    const home = resolve(await emptyBuildFolder('many-posts'));
    const publisher = await startFixturePublisher({
      home,
      apiOrigin: api.origin,
      environment: { BUILD_TIMEOUT_S: '3600' },
    });
    onTestFinished(publisher.close);
    /** Seconds from the end of the last Fetch to the finished pages, and to the switch. */
    const readTimes = () => {
      const timeOf = (matches: (line: LogLine) => boolean) =>
        publisher.events.findLast(matches)?.time ?? NaN;
      const fetched = timeOf(({ text }) => text === STEPS.render);
      const secondsTo = (name: string) => (timeOf(({ event }) => event === name) - fetched) / 1000;
      return { built: secondsTo('gate'), visible: secondsTo('switch') };
    };

    await publisher.whenIdle();
    expect(publisher.countOf('published')).toBe(1);
    const clean = readTimes();

    const changePost = async (title: string) => {
      const post = api.content['/api/blog'][POSTS / 2];
      Object.assign(post ?? {}, { title, description: 'News of today.' });
      await sendHook(publisher.origin);
      await publisher.whenIdle();
      const page = `current/blog-single/${POSTS / 2 + 1}/index.html`;
      expect(await readFile(join(home, page), 'utf8')).toContain(title);
      return readTimes();
    };
    const changes = [
      await changePost('The first title of today'),
      await changePost('The second title of today'),
      await changePost('The third title of today'),
    ];
    // Other processes on this machine can only make a time longer.
    const quickest = (name: keyof typeof clean) => Math.min(...changes.map((each) => each[name]));
    const changed = { built: quickest('built'), visible: quickest('visible') };

    const describe = (name: keyof typeof clean) =>
      `${name}: clean ${clean[name].toFixed(1)} s, one change ${changed[name].toFixed(1)} s`;
    console.log(`${POSTS} posts, ${describe('built')}; ${describe('visible')}`);
    expect(changed.built).toBeLessThan(clean.built * MOST);
    expect(changed.visible).toBeLessThan(clean.visible * MOST);
  },
  TIMEOUT_MS,
);
