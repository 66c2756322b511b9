import { expect, test } from 'vitest';
import { createLog } from '#/publisher/log.ts';
import { readPublisherSettings } from '#/publisher/settings.ts';
import { startPublisher } from '#/publisher/startPublisher.ts';
import { createFakeBuild, versionOf } from '../../fixtures/fakeBuild.ts';
import {
  publisherEnvironment,
  SECRET,
  sendHook,
  signedHook,
  TOKEN,
} from '../../fixtures/publisher.ts';
import { makeFolderInMemory } from '../../fixtures/temporaryFolder.ts';

/** A log, and the text that it has written. */
function openLog() {
  let text = '';
  return { log: createLog({ write: (line) => (text += line) }), read: () => text };
}

const bearer = (token: string): RequestInit => ({
  method: 'POST',
  headers: { authorization: `Bearer ${token}` },
});

/** The log of a start, of hooks, of a build that fails and of the end. */
async function logAll(): Promise<string> {
  const { log, read } = openLog();
  const fake = createFakeBuild();
  const publisher = await startPublisher({
    settings: readPublisherSettings(publisherEnvironment(await makeFolderInMemory())),
    build: fake.build,
    log,
  });
  await publisher.whenIdle();
  fake.site = versionOf('two');
  await sendHook(publisher.origin, bearer(TOKEN));
  await sendHook(publisher.origin, bearer('hunter2-is-not-the-token'));
  await sendHook(publisher.origin, signedHook({ body: '{"password":"hunter2"}' }));
  await publisher.whenIdle();
  fake.error = new Error('two\nlines');
  await sendHook(publisher.origin);
  await publisher.whenIdle();
  await publisher.close();
  return read();
}

test('is one JSON object a line with time and event, and ends with the stop', async () => {
  const lines = (await logAll()).trimEnd().split('\n');
  const events = lines.map((line) => JSON.parse(line) as { time: string; event: string });
  for (const { time } of events) expect(new Date(time).toISOString()).toBe(time);
  const names = events.map(({ event }) => event);
  for (const name of ['listening', 'hook', 'refused', 'build', 'gate', 'switch', 'failed'])
    expect(names).toContain(name);
  expect(names.at(-1)).toBe('stopped');
  expect(events).toContainEqual(expect.objectContaining({ event: 'failed', reason: 'two; lines' }));
});

test('holds no secret, no signature and no body of a hook', async () => {
  const said = await logAll();
  for (const secret of [SECRET, SECRET.replace('whsec_', ''), TOKEN, 'hunter2', 'v1,'])
    expect(said).not.toContain(secret);
});

test('escapes what a terminal would obey, and a JSON parser reads every character', () => {
  const { log, read } = openLog();
  const reason = 'item\u001b[2J\n{"event":"published"}\u202e\u0085\u2028';
  log('failed', { reason, warnings: [reason] });
  for (const unit of ['\u001b', '\u202e', '\u0085', '\u2028']) expect(read()).not.toContain(unit);
  expect(read().trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(read())).toMatchObject({ reason, warnings: [reason] });
});
