import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyBuildFolder } from '../fixtures/buildFixture';
import { makeContent, plainFlavour, SMALL } from '../fixtures/content';
import { startFixtureApi } from '../fixtures/fixtureApi';
import { sendHook, startFixturePublisher } from '../fixtures/publisher';

const TIMEOUT_MS = 1_800_000;
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
    /** Seconds from the end of the last fetch to the switch that followed it. */
    const secondsToVisible = () => {
      const timeOf = (matches: (line: (typeof publisher.events)[number]) => boolean) =>
        publisher.events.findLast(matches)?.time ?? NaN;
      const fetched = timeOf(({ text }) => text === 'Rendering pages');
      return (timeOf(({ event }) => event === 'switch') - fetched) / 1000;
    };

    await publisher.whenIdle();
    expect(publisher.countOf('published')).toBe(1);
    const clean = secondsToVisible();

    const post = api.content['/api/blog'][POSTS / 2];
    Object.assign(post ?? {}, { title: 'A title of today', description: 'News of today.' });
    await sendHook(publisher.origin);
    await publisher.whenIdle();
    const page = await readFile(
      join(home, `current/blog-single/${POSTS / 2 + 1}/index.html`),
      'utf8',
    );
    expect(page).toContain('A title of today');
    const changed = secondsToVisible();

    const steps = publisher.events.map(
      ({ time, event, text }) => `${time} ${event} ${typeof text === 'string' ? text : ''}`,
    );
    console.log(
      `clean ${clean.toFixed(1)} s, one change ${changed.toFixed(1)} s\n${steps.join('\n')}`,
    );
    expect(changed).toBeLessThan(clean * MOST);
  },
  TIMEOUT_MS,
);
