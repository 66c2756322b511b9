import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { safeRequest, trustedHostsOf } from '#/build/fetch/safeRequest.ts';
import { startPictureHost } from './pictures/pictureHost.ts';

const { addresses } = vi.hoisted(() => ({ addresses: [] as string[] }));

/** Host names for tests resolve to the next of `addresses`; all others are looked up normally. */
vi.mock('node:dns', async (load) => {
  const dns = await load<typeof import('node:dns')>();
  const lookup = (name: string, options: object, callback: (...found: unknown[]) => void) => {
    if (!name.endsWith('.test')) {
      dns.lookup(name, options, callback);
      return;
    }
    const address = addresses.shift();
    callback(null, [{ address, family: address?.includes(':') ? 6 : 4 }]);
  };
  return { ...dns, lookup };
});

beforeEach(() => {
  addresses.length = 0;
});

async function startHost() {
  const host = await startPictureHost();
  onTestFinished(() => host.close());
  return host;
}

const ask = (address: string, trustedHosts: ReadonlySet<string> = new Set()) =>
  safeRequest(address, { headers: new Headers(), signal: AbortSignal.timeout(2000), trustedHosts });

const PRIVATE = 'an address inside a private network';

test.each(['127.0.0.1', '169.254.169.254', '10.0.0.1', '::1', 'fd00:ec2::254', '::ffff:10.0.0.1'])(
  'asks no name that leads to %s',
  async (address) => {
    addresses.push(address);
    await expect(ask('http://inner.test/')).rejects.toThrow(PRIVATE);
  },
);

test('connects to the address that it has checked, and looks a name up once', async () => {
  const host = await startHost();
  const { port } = new URL(host.put('/a.jpg', 'inside'));
  addresses.push('::ffff:0.0.0.0', '127.0.0.1');
  await expect(ask(`http://rebinding.test:${port}/a.jpg`)).rejects.toThrow(PRIVATE);
  expect(addresses).toEqual(['127.0.0.1']);
  expect(host.requests).toEqual([]);
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/',
])('never asks %s', async (address) => {
  await expect(ask(address)).rejects.toThrow(PRIVATE);
});

test.each(['http://127.0.0.1', 'http://localhost', 'http://[::1]'])(
  'asks this machine, by any of its names, where the API is at %s',
  async (name) => {
    const host = await startHost();
    const address = new URL(host.put('/a.jpg', 'ours'));
    const answer = await ask(address.href, trustedHostsOf(`${name}:${address.port}`));
    expect(answer.status).toBe(200);
    answer.body.destroy();
  },
);

test('asks no other port of a trusted host', async () => {
  const [api, other] = [await startHost(), await startHost()];
  const address = other.put('/a.jpg', 'not ours');
  await expect(ask(address, api.trustedHosts)).rejects.toThrow(PRIVATE);
  expect(other.requests).toEqual([]);
});

test('follows three redirects and no fourth', async () => {
  const host = await startHost();
  const chain = (length: number): string =>
    length === 0
      ? host.put('/0', 'the end')
      : host.put(`/${length}`, (_, response) => {
          response.writeHead(302, { location: chain(length - 1) }).end();
        });
  const answer = await ask(chain(3), host.trustedHosts);
  expect(answer.status).toBe(200);
  answer.body.destroy();
  await expect(ask(chain(4), host.trustedHosts)).rejects.toThrow('more than 3 redirects');
});

test.each(['file:///etc/hostname', 'ftp://127.0.0.1/a', 'javascript:alert(1)'])(
  'follows no redirect to %s',
  async (location) => {
    const host = await startHost();
    const address = host.put('/a.jpg', (_, response) => {
      response.writeHead(302, { location }).end();
    });
    await expect(ask(address, host.trustedHosts)).rejects.toThrow('redirect to no web address');
  },
);
