import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { versionOf } from '../../../fixtures/fakeBuild.ts';
import {
  preparePublishing,
  SECRET,
  sendHook,
  signedHook,
  TOKEN,
} from '../../../fixtures/publisher.ts';

const OTHER_SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
const MEGABYTE = 1024 * 1024;
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

const { given, at, start, change, run } = preparePublishing();

const withToken = (token: string, body: RequestInit['body'] = '{}', type = 'application/json') => ({
  method: 'POST',
  body,
  headers: { authorization: `Bearer ${token}`, 'content-type': type },
});

const without = (hook: RequestInit, name: string) => {
  const headers = new Headers(hook.headers);
  headers.delete(name);
  return { ...hook, headers };
};

const REFUSED: [what: string, status: number, hook: () => RequestInit][] = [
  ['no signature', 401, () => without(signedHook(), 'webhook-signature')],
  ['no id', 401, () => without(signedHook(), 'webhook-id')],
  ['the signature of a stranger', 401, () => signedHook({ secret: OTHER_SECRET })],
  ['another body than was signed', 401, () => ({ ...signedHook(), body: '{"type":"other"}' })],
  ['a signature that is 301 s old', 401, () => signedHook({ time: secondsAgo(301) })],
  ['a signature of the far future', 401, () => signedHook({ time: secondsAgo(-302) })],
  ['a wrong token', 401, () => withToken(`${TOKEN}x`)],
  ['an empty token', 401, () => withToken('')],
  ['more than 1 MB', 413, () => signedHook({ body: 'x'.repeat(MEGABYTE + 1) })],
  ['more than 1 MB under a token', 413, () => withToken(TOKEN, 'x'.repeat(MEGABYTE + 1))],
  ['a GET', 405, () => ({ method: 'GET' })],
  ['a PUT', 405, () => ({ ...signedHook(), method: 'PUT' })],
];

test.each(REFUSED)('refuses %s with %i and starts nothing', async (_, status, hook) => {
  const publisher = await start();
  const before = given.fake.builds;
  expect((await sendHook(publisher.origin, hook())).status).toBe(status);
  await publisher.whenIdle();
  expect(given.fake.builds).toBe(before);
  expect(await publisher.readStatus()).toMatchObject({ isWaiting: false });
});

test('calls a wrong token that', async () => {
  const publisher = await start();
  const answer = await sendHook(publisher.origin, withToken(`${TOKEN}x`));
  expect(await answer.json()).toEqual({ error: 'the token is wrong' });
});

test('says of a hook that it will not show while a release is pinned', async () => {
  const publisher = await start();
  await change(publisher, versionOf('two'));
  await run(publisher, 'rollback');
  const answer = await sendHook(publisher.origin);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toEqual({
    status: 'accepted',
    note: expect.stringMatching(/^\w+-\w+ stays live until: npm run publisher -- unpin$/) as string,
  });
});

test.each([
  ['signed', () => signedHook()],
  ['signed by the second secret', () => signedHook({ secret: OTHER_SECRET })],
  ['signed 299 s ago', () => signedHook({ time: secondsAgo(299) })],
  ['signed, with an empty body', () => signedHook({ body: '' })],
  ['signed, with a body that is not JSON', () => signedHook({ body: 'type=changed' })],
  ['with the token', () => withToken(TOKEN)],
  ['with the token and no body', () => withToken(TOKEN, null)],
  ['with the token and a form', () => withToken(TOKEN, 'a=1', 'application/x-www-form-urlencoded')],
  ['with the token and broken JSON', () => withToken(TOKEN, '{"cut')],
  ['with the token and bytes', () => withToken(TOKEN, Buffer.from([0xff, 0, 0xc3]), 'image/png')],
  ['with the token and 1 MB', () => withToken(TOKEN, 'x'.repeat(MEGABYTE), 'text/plain')],
])('accepts a hook %s, and builds', async (_, hook) => {
  const publisher = await start({ WEBHOOK_SECRET: `${SECRET} ${OTHER_SECRET}` });
  const before = given.fake.builds;
  expect((await sendHook(publisher.origin, hook())).status).toBe(202);
  await publisher.whenIdle();
  expect(given.fake.builds).toBe(before + 1);
});

describe('a hook that comes again', () => {
  test('is accepted, at the same time or after a restart, and builds once', async () => {
    const publisher = await start();
    const before = given.fake.builds;
    const hook = signedHook();
    const send = async () => (await sendHook(publisher.origin, hook)).status;
    expect(await Promise.all([send(), send()])).toEqual([202, 202]);
    expect(await send()).toBe(202);
    await publisher.whenIdle();
    await publisher.close();
    const next = await start();
    expect((await sendHook(next.origin, hook)).status).toBe(202);
    await next.whenIdle();
    expect(given.fake.builds).toBe(before + 1);
  });

  test('under another body, which nobody signed, is refused', async () => {
    const publisher = await start();
    const hook = signedHook();
    await sendHook(publisher.origin, hook);
    const forged = { ...hook, body: '{"type":"other"}' };
    expect((await sendHook(publisher.origin, forged)).status).toBe(401);
  });
});

test('asks for another try of a hook that cannot be saved, even twice at once, and then accepts it', async () => {
  const publisher = await start();
  await rm(at('state'), { recursive: true });
  await writeFile(at('state'), 'in the way');
  const hook = signedHook();
  const send = async () => (await sendHook(publisher.origin, hook)).status;
  expect(await Promise.all([send(), send()])).toEqual([503, 503]);
  await rm(at('state'));
  await mkdir(at('state'));
  expect(await send()).toBe(202);
});

test('logs each request that it refuses, and why', async () => {
  const publisher = await start();
  await sendHook(publisher.origin, withToken('wrong'));
  await sendHook(publisher.origin, { method: 'GET' });
  expect(publisher.events.filter(({ event }) => event === 'refused')).toEqual([
    { event: 'refused', status: 401, reason: 'the token is wrong' },
    { event: 'refused', status: 405, reason: 'not a POST' },
  ]);
});

test('logs a request whose sender leaves, and goes on', async () => {
  const publisher = await start();
  const socket = connect(Number(new URL(publisher.origin).port), '127.0.0.1');
  socket.write(`POST /hooks/content HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${TOKEN}\r\n`);
  socket.write('content-length: 5\r\nexpect: 100-continue\r\n\r\n');
  await once(socket, 'data'); // its headers were read
  socket.destroy();
  const refused = { event: 'refused', status: 400, reason: 'broke off' };
  await expect.poll(() => publisher.events).toContainEqual(refused);
  expect((await sendHook(publisher.origin)).status).toBe(202);
});

test('shows nothing of the content in its status that a terminal would obey', async () => {
  const publisher = await start();
  given.fake.fallbacks = ['picture \u009b31m\u202egpj.live: HTTP 404'];
  await sendHook(publisher.origin);
  await publisher.whenIdle();
  const text = await (await fetch(`${publisher.origin}/status`)).text();
  expect(text).not.toMatch(/[\u009b\u202e]/);
  expect(JSON.parse(text)).toMatchObject({
    fallbacks: [{ part: 'picture \u009b31m\u202egpj.live' }],
  });
});

/** Sends a request with another host name than that of the address, which `fetch` does not allow. */
const statusUnder = (address: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(address, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each(['/health', '/status'])(
  'answers %s on this machine only, under its own name and not through a proxy',
  async (path) => {
    const { origin } = await start();
    expect(await statusUnder(origin + path, 'localhost')).toBe(200);
    expect(await statusUnder(origin + path, 'rebound.example')).toBe(404);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await fetch(origin + path, { headers })).status).toBe(404);
  },
);
