import { expect, onTestFinished, test } from 'vitest';
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

/** The text written to a stream, which stands for a file or a terminal. */
function openStream(isTTY: boolean) {
  let text = '';
  const stream = {
    isTTY,
    write: (line: string) => {
      text += line;
    },
  };
  return { stream, read: () => text };
}

const bearer = (token: string): RequestInit => ({
  method: 'POST',
  body: '{}',
  headers: { authorization: `Bearer ${token}` },
});

/** The log of a start, of hooks, of a build that fails and of the end. */
async function sayAll(isTTY: boolean): Promise<string> {
  const { stream, read } = openStream(isTTY);
  const fake = createFakeBuild();
  const publisher = await startPublisher({
    settings: readPublisherSettings(publisherEnvironment(await makeFolderInMemory())),
    build: fake.build,
    logger: createLog(stream),
  });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  fake.site = versionOf('two');
  await sendHook(publisher.origin);
  await sendHook(publisher.origin, bearer(TOKEN));
  await sendHook(publisher.origin, bearer('hunter2-is-not-the-token'));
  await sendHook(publisher.origin, signedHook({ body: '{"password":"hunter2"}' }));
  await publisher.whenIdle();
  fake.error = new Error('two\nlines');
  await sendHook(publisher.origin);
  await publisher.whenIdle();
  return read();
}

test('is one JSON line an event where it is kept', async () => {
  const lines = (await sayAll(false)).trimEnd().split('\n');
  const events = lines.map((line) => JSON.parse(line) as { time: string; event: string });
  for (const { time } of events) expect(new Date(time).toISOString()).toBe(time);
  const names = new Set(events.map(({ event }) => event));
  for (const name of ['listening', 'hook', 'refused', 'build', 'gate', 'switch', 'failed'])
    expect(names).toContain(name);
  expect(events).toContainEqual(expect.objectContaining({ event: 'failed', reason: 'two; lines' }));
});

test.each([
  ['where it is kept', false],
  ['on a terminal', true],
])('holds no secret, no signature and no body of a hook %s', async (_, isTTY) => {
  const said = await sayAll(isTTY);
  for (const secret of [SECRET, SECRET.replace('whsec_', ''), TOKEN, 'hunter2', 'v1,'])
    expect(said).not.toContain(secret);
});

test('is readable, and shows progress, on a terminal only', () => {
  const terminal = openStream(true);
  const file = openStream(false);
  for (const { stream } of [terminal, file]) {
    const { log, progress } = createLog(stream);
    progress('pictures', 3, 8);
    log('published', { release: 'r1', reason: undefined, warnings: ['one', 'two'] });
  }
  expect(terminal.read()).toContain('pictures 3/8');
  expect(terminal.read()).toMatch(/published {2}release r1 {2}warnings \n {2}one\n {2}two\n$/);
  expect(file.read()).not.toContain('pictures');
});

test.each([true, false])('escapes control characters, on a terminal: %s', (isTTY) => {
  const { stream, read } = openStream(isTTY);
  const told = 'item\u001b[2J\n{"event":"published"}\u202e\u0085';
  createLog(stream).log('warned', { reason: told, warnings: [told] });
  const written = read().replace('\r\u001b[K', '').replace(/\n$/, '');
  for (const unit of ['\u001b', '\u202e', '\u0085']) expect(written).not.toContain(unit);
  expect(written.split('\n')).toHaveLength(isTTY ? 2 : 1);
});

test('keeps every character, as a JSON parser reads it', () => {
  const { stream, read } = openStream(false);
  const reason = 'a\u001b[2J\nb\u202ec\u0085\u2028';
  createLog(stream).log('warned', { reason });
  expect(JSON.parse(read())).toMatchObject({ reason });
});
