import { mkdir, rm, writeFile } from 'node:fs/promises';
import got from 'got';
import { expect, test } from 'vitest';
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

const { given, at, start } = preparePublishing();

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

const REFUSED: [what: string, status: number, hook: () => RequestInit, reason?: RegExp][] = [
  ['no signature', 401, () => without(signedHook(), 'webhook-signature'), /^neither signed nor/],
  ['no id', 401, () => without(signedHook(), 'webhook-id'), /^Missing required headers$/],
  [
    'the signature of a stranger',
    401,
    () => signedHook({ secret: OTHER_SECRET }),
    /^No matching signature found$/,
  ],
  ['another body than was signed', 401, () => ({ ...signedHook(), body: '{"type":"other"}' })],
  [
    'a signature that is 301 s old',
    401,
    () => signedHook({ time: secondsAgo(301) }),
    /^Message timestamp too old$/,
  ],
  ['a wrong token', 401, () => withToken(`${TOKEN}x`), /^the token is wrong$/],
  ['more than 1 MB', 413, () => signedHook({ body: 'x'.repeat(MEGABYTE + 1) })],
  ['a GET', 405, () => ({ method: 'GET' })],
];

test.each(REFUSED)(
  'refuses %s with %i and builds nothing',
  async (_, status, hook, reason = /./) => {
    const publisher = await start();
    const before = given.fake.builds;
    const response = await sendHook(publisher.origin, hook());
    expect(response.status).toBe(status);
    expect((await response.json()) as unknown).toEqual({
      error: expect.stringMatching(reason) as string,
    });
    await publisher.whenIdle();
    expect(given.fake.builds).toBe(before);
    expect(await publisher.readStatus()).toMatchObject({ isWaiting: false });
  },
);

test.each([
  ['signed', () => signedHook()],
  ['signed by the second secret', () => signedHook({ secret: OTHER_SECRET })],
  ['signed, with an empty body', () => signedHook({ body: '' })],
  ['with the token', () => withToken(TOKEN)],
  ['with the token and no body', () => withToken(TOKEN, null)],
  ['with the token and a form', () => withToken(TOKEN, 'a=1', 'application/x-www-form-urlencoded')],
  ['with the token and 1 MB', () => withToken(TOKEN, 'x'.repeat(MEGABYTE), 'text/plain')],
])('accepts a hook %s and builds', async (_, hook) => {
  const publisher = await start({ WEBHOOK_SECRET: `${SECRET} ${OTHER_SECRET}` });
  const before = given.fake.builds;
  expect((await sendHook(publisher.origin, hook())).status).toBe(202);
  await publisher.whenIdle();
  expect(given.fake.builds).toBe(before + 1);
});

test('accepts a repeated hook, but builds once', async () => {
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

test('asks to retry a hook that cannot be saved, and accepts the retry', async () => {
  const publisher = await start();
  await rm(at('state'), { recursive: true });
  await writeFile(at('state'), 'in the way');
  const hook = signedHook();
  const send = async () => (await sendHook(publisher.origin, hook)).status;
  expect(await Promise.all([send(), send()])).toEqual([503, 503]);
  await publisher.whenIdle();
  await rm(at('state'));
  await mkdir(at('state'));
  expect(await publisher.readStatus()).toMatchObject({ isWaiting: false });
  expect(await send()).toBe(202);
});

test('says in /health whether a hook could be stored', async () => {
  const { origin } = await start();
  const readHealth = async () => {
    const response = await fetch(`${origin}/health`);
    return [response.status, await response.json()] as unknown;
  };
  expect(await readHealth()).toEqual([200, { status: 'ok' }]);
  await rm(at('state'), { recursive: true });
  expect(await readHealth()).toEqual([
    503,
    { status: expect.stringMatching(/^no hook can be stored: ENOENT/) as string },
  ]);
  await mkdir(at('state'));
});

test('escapes in /status what a terminal would interpret', async () => {
  const publisher = await start();
  given.fake.error = new Error('a\u202eb');
  await sendHook(publisher.origin);
  await publisher.whenIdle();
  const status = await (await fetch(`${publisher.origin}/status`)).text();
  expect(status).toContain('"reason":"a\\u202eb"');
});

test('counts refused hooks in /status, with the last reason and its time', async () => {
  const publisher = await start();
  expect(await publisher.readStatus()).not.toHaveProperty('refused');
  await sendHook(publisher.origin, withToken(`${TOKEN}x`));
  await sendHook(publisher.origin, { method: 'GET' });
  const { refused } = await publisher.readStatus();
  expect(refused).toMatchObject({ count: 2, reason: 'not a POST' });
  expect(Date.parse(refused?.lastAt ?? '')).toBeGreaterThan(secondsAgo(60).getTime());
});

/** Sends a request with a different Host header, which `fetch` does not allow. */
const statusUnder = async (address: string, host: string) =>
  (await got(address, { headers: { host }, throwHttpErrors: false })).statusCode;

test.each(['/health', '/status'])(
  'serves %s only on this machine, under its own name and without a proxy',
  async (path) => {
    const { origin } = await start();
    expect(await statusUnder(origin + path, 'localhost')).toBe(200);
    expect(await statusUnder(origin + path, 'rebound.example')).toBe(404);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await fetch(origin + path, { headers })).status).toBe(404);
  },
);

test('builds for each hook with the token, whatever its id', async () => {
  const publisher = await start();
  const hook = withToken(TOKEN);
  const send = () =>
    sendHook(publisher.origin, { ...hook, headers: { ...hook.headers, 'webhook-id': 'one' } });
  expect([(await send()).status, (await send()).status]).toEqual([202, 202]);
  expect(publisher.countOf('hook')).toBe(2);
});
