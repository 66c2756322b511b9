import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createHttp } from '#/pipeline/fetch/http.ts';
import { createPatience, createWaits } from '#/pipeline/fetch/waits.ts';
import { respondWith, startTestHost, type TestHost } from './testHost.ts';

let host: TestHost;
let addresses: string[];

/** Resolves names that end with `.test` to the next entry of `addresses` and all others normally. */
beforeEach(async () => {
  host = await startTestHost();
  addresses = [];
  const { lookup } = dns;
  const mock = (name: string, options: object, callback: (...found: unknown[]) => void) => {
    if (!name.endsWith('.test')) {
      lookup(name, options, callback);
      return;
    }
    const address = addresses.shift();
    callback(null, [{ address, family: address?.includes(':') ? 6 : 4 }]);
  };
  Object.assign(dns, { lookup: mock });
  syncBuiltinESMExports(); // makes the http agents use the mocked function
  onTestFinished(() => {
    Object.assign(dns, { lookup });
    syncBuiltinESMExports();
  });
});

function createSender({ retries = 0, trusted = [host.origin], takeWait = createWaits() } = {}) {
  const send = createHttp({ trusted, backOffMs: 1, takeWait });
  return (url: string) => send(url, { timeoutMs: 2000, maxMegabytes: 1, retries });
}

const PRIVATE = 'an address inside a private network';

test('sends a user agent, because some hosts refuse requests without one', async () => {
  await createSender()(host.put('/a', 'yes'));
  expect(host.requests[0]?.headers['user-agent']).toContain('SiteBuild');
});

test('resolves a name once and connects to the address that it checked', async () => {
  const { port } = new URL(host.put('/a', 'inside'));
  addresses.push('::ffff:0.0.0.0', '127.0.0.1');
  await expect(createSender()(`http://rebinding.test:${port}/a`)).rejects.toThrow(PRIVATE);
  expect(addresses).toEqual(['127.0.0.1']);
  expect(host.requests).toEqual([]);
});

test.each([
  ['http://127.0.0.1/'],
  ['http://[::ffff:7f00:1]/'],
  ['http://[64:ff9b::10.0.0.1]/'],
  ['http://[::127.0.0.1]/'],
  ['http://inner.test/', '::a9fe:a9fe'],
  ['http://inner.test/', '::ffff:168.63.129.16'],
  ['https://169.254.169.254/latest/meta-data/'],
  ['http://inner.test/', '169.254.169.254'],
  ['http://inner.test/', '10.0.0.1'],
  ['http://inner.test/', 'fd00:ec2::254'],
])('refuses %s, which resolves to %s', async (address, ...resolved) => {
  addresses.push(...resolved);
  await expect(createSender()(address)).rejects.toThrow(PRIVATE);
});

test('accepts any name of this machine if the API runs there', async () => {
  const address = host.put('/a', 'ours');
  const send = createSender({ trusted: [`http://127.0.0.1:${new URL(address).port}`] });
  expect((await send(address)).body.toString()).toBe('ours');
});

test('refuses other ports of a trusted host, also after a redirect', async () => {
  const other = await startTestHost();
  const target = other.put('/a', 'not ours');
  await expect(createSender()(target)).rejects.toThrow(PRIVATE);
  await expect(createSender()(host.redirect('/to', target))).rejects.toThrow(PRIVATE);
  expect(other.requests).toEqual([]);
});

test('follows three redirects but not a fourth', async () => {
  host.put('/0', 'the end');
  for (const at of [1, 2, 3, 4]) host.redirect(`/${at}`, `/${at - 1}`);
  const send = createSender();
  expect((await send(`${host.origin}/3`)).body.toString()).toBe('the end');
  await expect(send(`${host.origin}/4`)).rejects.toThrow('more than 3 redirects');
});

test.each(['file:///etc/hostname', 'javascript:alert(1)'])(
  'refuses a redirect to %s',
  async (location) => {
    const send = createSender({ retries: 1 });
    await expect(send(host.redirect('/a', location))).rejects.toThrow('no web address');
    expect(host.requests).toHaveLength(1);
  },
);

test.each([
  ['of known length', {}, Buffer.alloc(1_100_000)],
  ['when it is unpacked', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(9_000_000))],
])('refuses a response that is too large %s', async (_, headers, body) => {
  const url = host.put('/a', respondWith(200, body, headers));
  await expect(createSender({ retries: 1 })(url)).rejects.toThrow('over 1 MB');
  expect(host.requests).toHaveLength(1);
});

test('waits as long as Retry-After of a 429 or 503 asks', async () => {
  const send = createSender({ retries: 1 });
  const waits = [429, 503].map(async (status) => {
    const times: number[] = [];
    const url = host.put(`/${status}`, (_, response) => {
      times.push(performance.now());
      if (times.length === 2) response.end('at last');
      else response.writeHead(status, { 'retry-after': '1' }).end();
    });
    expect((await send(url)).body.toString()).toBe('at last');
    return Number(times[1]) - Number(times[0]);
  });
  for (const wait of await Promise.all(waits)) expect(wait).toBeGreaterThan(900);
});

test('waits at most one minute per request and up to the limit per build', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const takeWait = createWaits(100_000);
  expect([takeWait(40_000), takeWait(40_000)]).toEqual([40_000, 40_000]); // concurrent waits count once
  vi.advanceTimersByTime(40_000);
  expect(takeWait(3_600_000)).toBe(60_000);
  vi.advanceTimersByTime(60_000);
  expect(takeWait(1)).toBeUndefined();
});

test('sends no further request after the time to wait is used up', async () => {
  const url = host.put('/a', respondWith(429, '', { 'retry-after': '9' }));
  const { status } = await createSender({ retries: 2, takeWait: createWaits(8000) })(url);
  expect([status, host.requests.length]).toEqual([429, 1]);
});

test('gives up a host after 24 requests that waited in vain', async () => {
  const other = await startTestHost();
  const url = host.put('/a', () => undefined);
  const send = createSender({ trusted: [host.origin, other.origin] });
  const sending = Array.from({ length: 24 }, () => send(url));
  const reasons = (await Promise.allSettled(sending)).map(({ status }) => status);
  expect(reasons).toEqual(Array(24).fill('rejected'));
  await expect(send(url)).rejects.toThrow('not requested, because its host did not respond');
  expect((await send(other.put('/b', 'here'))).body.toString()).toBe('here');
});

test.each([
  ['every twelfth request is answered', (number: number) => number % 12 !== 0, 27],
  ['every second request is answered', (number: number) => number % 2 === 0, 50],
  ['one request in sixty is silent', (number: number) => number % 60 === 0, 20_000],
])('asks a host of which %s so many times', (_, isSilent, times) => {
  const patience = createPatience();
  let number = 0;
  while (number < 20_000 && !patience.isOver('cdn.example')) {
    number += 1;
    patience.count('cdn.example', isSilent(number));
  }
  expect(number).toBe(times);
});
