import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { STEPS } from '#/build/steps.ts';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { makeContent, plainFlavour, SMALL } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { sendHook, startFixturePublisher, type LogLine } from '../fixtures/publisher.ts';

/** A clean build, and ten thousand pages compressed. */
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
    /** Seconds from the end of the last fetch to the finished pages, and to the switch to them. */
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

    const post = api.content['/api/blog'][POSTS / 2];
    Object.assign(post ?? {}, { title: 'A title of today', description: 'News of today.' });
    await sendHook(publisher.origin);
    await publisher.whenIdle();
    const page = await readFile(
      join(home, `current/blog-single/${POSTS / 2 + 1}/index.html`),
      'utf8',
    );
    expect(page).toContain('A title of today');
    const changed = readTimes();

    const describe = (name: keyof typeof clean) =>
      `${name}: clean ${clean[name].toFixed(1)} s, one change ${changed[name].toFixed(1)} s`;
    console.log(`${POSTS} posts, ${describe('built')}; ${describe('visible')}`);
    expect(changed.built).toBeLessThan(clean.built * MOST);
    expect(changed.visible).toBeLessThan(clean.visible * MOST);
  },
  TIMEOUT_MS,
);
