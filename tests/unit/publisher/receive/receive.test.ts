import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from 'node:http';
import { connect } from 'node:net';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createFakeBuild } from '../../../fixtures/fakeBuild.ts';
import {
  SECRET,
  sendHook,
  signedHook,
  startFixturePublisher,
  TOKEN,
} from '../../../fixtures/publisher.ts';
import { makeFolderInMemory } from '../../../fixtures/temporaryFolder.ts';

const OTHER_SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

let home = '';

beforeEach(async () => {
  home = await makeFolderInMemory();
});

async function start(environment: Record<string, string> = {}) {
  const fake = createFakeBuild();
  const publisher = await startFixturePublisher({ home, environment, build: fake.build });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  return { ...publisher, fake, buildsBefore: fake.builds.length };
}

const withToken = (token: string, body = '{}'): RequestInit => ({
  method: 'POST',
  body,
  headers: { authorization: `Bearer ${token}` },
});

const unsigned = (hook: RequestInit, ...names: string[]) => {
  const headers = new Headers(hook.headers);
  names.forEach((name) => headers.delete(name));
  return { ...hook, headers };
};

const REFUSED: [what: string, status: number, hook: () => RequestInit][] = [
  ['no signature', 401, () => unsigned(signedHook(), 'webhook-signature')],
  ['no id', 401, () => unsigned(signedHook(), 'webhook-id')],
  ['the signature of a stranger', 401, () => signedHook({ secret: OTHER_SECRET })],
  ['another body than was signed', 401, () => ({ ...signedHook(), body: '{"type":"other"}' })],
  ['a signature that is 301 s old', 401, () => signedHook({ time: secondsAgo(301) })],
  ['a signature of the far future', 401, () => signedHook({ time: secondsAgo(-302) })],
  ['a wrong token', 401, () => withToken(`${TOKEN}x`)],
  ['an empty token', 401, () => withToken('')],
  ['65 KB', 413, () => signedHook({ body: JSON.stringify('x'.repeat(65_000)) })],
  ['65 KB under a token', 413, () => withToken(TOKEN, JSON.stringify('x'.repeat(65_000)))],
  ['a GET', 405, () => ({ method: 'GET' })],
  ['a PUT', 405, () => ({ ...signedHook(), method: 'PUT' })],
  ['a signed body that is not JSON', 400, () => signedHook({ body: 'type=changed' })],
];

test.each(REFUSED)('refuses %s with %i and starts nothing', async (_, status, hook) => {
  const publisher = await start();
  expect((await sendHook(publisher.origin, hook())).status).toBe(status);
  await publisher.whenIdle();
  expect(publisher.fake.builds).toHaveLength(publisher.buildsBefore);
  expect(await publisher.readStatus()).toMatchObject({ isWaiting: false });
});

test('stops reading a body that has no end', async () => {
  const publisher = await start();
  const socket = connect(Number(new URL(publisher.origin).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
  });
  const chunk = 'x'.repeat(16_000);
  socket.write(
    `POST /hooks/content HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${TOKEN}\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  for (let count = 0; count < 5; count += 1) {
    socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  }
  expect(await answer).toMatch(/^HTTP\/1.1 413/);
});

test.each([
  ['signed', () => signedHook()],
  ['signed by the second secret', () => signedHook({ secret: OTHER_SECRET })],
  ['signed 299 s ago', () => signedHook({ time: secondsAgo(299) })],
  ['with the token', () => withToken(TOKEN)],
  ['signed, with an empty body', () => signedHook({ body: '' })],
  ['with the token and an empty body', () => withToken(TOKEN, '')],
])('accepts a hook %s, and builds', async (_, hook) => {
  const publisher = await start({ WEBHOOK_SECRET: `${SECRET} ${OTHER_SECRET}` });
  expect((await sendHook(publisher.origin, hook())).status).toBe(202);
  await publisher.whenIdle();
  expect(publisher.fake.builds).toHaveLength(publisher.buildsBefore + 1);
});

test('accepts a hook that comes again, at the same time or after a restart, and builds once', async () => {
  const publisher = await start();
  const hook = signedHook();
  const answers = await Promise.all([
    sendHook(publisher.origin, hook),
    sendHook(publisher.origin, hook),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  expect((await sendHook(publisher.origin, hook)).status).toBe(202);
  await publisher.whenIdle();
  expect(publisher.fake.builds).toHaveLength(publisher.buildsBefore + 1);
  await publisher.close();

  const next = await start();
  expect((await sendHook(next.origin, hook)).status).toBe(202);
  await next.whenIdle();
  expect(next.fake.builds).toHaveLength(0);
});

test('refuses a known id under another body, which nobody signed', async () => {
  const publisher = await start();
  const hook = signedHook();
  await sendHook(publisher.origin, hook);
  const forged = { ...hook, body: '{"type":"other"}' };
  expect((await sendHook(publisher.origin, forged)).status).toBe(401);
});

test('asks for another try of a hook that came twice at once and could not be kept', async () => {
  const publisher = await start();
  await rm(join(home, 'state'), { recursive: true });
  await writeFile(join(home, 'state'), 'in the way');
  const hook = signedHook();
  const answers = await Promise.all([
    sendHook(publisher.origin, hook),
    sendHook(publisher.origin, hook),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  await rm(join(home, 'state'));
  await mkdir(join(home, 'state'));
});

test('asks for another try when the request cannot be kept, and then accepts it', async () => {
  const publisher = await start();
  await rm(join(home, 'state'), { recursive: true });
  await writeFile(join(home, 'state'), 'in the way');
  const hook = signedHook();
  expect((await sendHook(publisher.origin, hook)).status).toBe(503);
  await rm(join(home, 'state'));
  await mkdir(join(home, 'state'));
  expect((await sendHook(publisher.origin, hook)).status).toBe(202);
});

test('shows nothing of the content in its state that a terminal would obey', async () => {
  const { origin, fake, whenIdle } = await start();
  fake.fallbacks = ['picture \u009b31m\u202egpj.live: HTTP 404'];
  await sendHook(origin);
  await whenIdle();
  const text = await (await fetch(`${origin}/status`)).text();
  expect(text).not.toMatch(/[\u009b\u202e]/);
  expect(JSON.parse(text)).toMatchObject({
    fallbacks: { parts: [{ part: 'picture \u009b31m\u202egpj.live' }] },
  });
});

test('tells its state on this machine only, not to what a proxy passes on', async () => {
  const { origin } = await start();
  expect((await fetch(`${origin}/health`)).status).toBe(200);
  expect((await fetch(`${origin}/status`)).status).toBe(200);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  expect((await fetch(`${origin}/health`, { headers })).status).toBe(404);
  expect((await fetch(`${origin}/status`, { headers })).status).toBe(404);
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

test('tells its state under a name of this machine only', async () => {
  const { origin } = await start();
  for (const path of ['/health', '/status']) {
    expect(await statusUnder(origin + path, 'localhost')).toBe(200);
    expect(await statusUnder(origin + path, 'rebound.example')).toBe(404);
  }
});
