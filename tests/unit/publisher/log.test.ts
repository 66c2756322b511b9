import { expect, test } from 'vitest';
import { createLog } from '#/publisher/log.ts';
import {
  preparePublishing,
  SECRET,
  sendHook,
  signedHook,
  TOKEN,
} from '../../fixtures/publisher.ts';

const { given, start, change } = preparePublishing();

const bearer = (token: string): RequestInit => ({
  method: 'POST',
  headers: { authorization: `Bearer ${token}` },
});

test('names each step of a publisher, but no secret, signature or hook body', async () => {
  const publisher = await start();
  await sendHook(publisher.origin, bearer(TOKEN));
  await sendHook(publisher.origin, bearer('hunter2-is-not-the-token'));
  await sendHook(publisher.origin, signedHook({ body: '{"password":"hunter2"}' }));
  await publisher.whenIdle();
  given.fake.error = new Error('two\nlines');
  await change(publisher);
  await publisher.close();
  const { events } = publisher;
  const names = events.map(({ event }) => event);
  for (const name of ['listening', 'hook', 'build', 'gate', 'switch', 'failed'])
    expect(names).toContain(name);
  expect(names.at(-1)).toBe('stopped');
  expect(events).toContainEqual(expect.objectContaining({ event: 'failed', reason: 'two; lines' }));
  const log = JSON.stringify(events);
  for (const secret of [SECRET, SECRET.replace('whsec_', ''), TOKEN, 'hunter2', 'v1,'])
    expect(log).not.toContain(secret);
});

test('is one JSON object per line, without control characters', () => {
  let text = '';
  const reason = 'item\u001b[2J\n{"event":"published"}\u202e\u0085\u2028';
  createLog({ write: (line) => (text += line) })('failed', { reason, warnings: [reason] });
  for (const unit of ['\u001b', '\u202e', '\u0085', '\u2028']) expect(text).not.toContain(unit);
  expect(text).toMatch(/^\{.*\}\n$/);
  const { time, ...line } = JSON.parse(text) as { time: string };
  expect(new Date(time).toISOString()).toBe(time);
  expect(line).toEqual({ event: 'failed', reason, warnings: [reason] });
});

test('has lines that journald does not split', () => {
  let text = '';
  const warnings = Array.from({ length: 500 }, () => 'x'.repeat(5000));
  createLog({ write: (line) => (text += line) })('failed', {
    reason: 'y'.repeat(90_000),
    warnings,
  });
  expect(text.length).toBeLessThan(48_000);
  expect((JSON.parse(text) as { warnings: string[] }).warnings.at(-1)).toBe('and 480 more');
});
