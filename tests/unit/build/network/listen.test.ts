import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { closeServer, listen } from '#/build/network/listen.ts';

const open: ReturnType<typeof createServer>[] = [];

const server = () => {
  const created = createServer((_request, response) => response.end('ok'));
  open.push(created);
  return created;
};

afterEach(() => Promise.all(open.splice(0).map(closeServer)));

test('takes any free port for port 0', async () => {
  expect(await listen(server())).toBeGreaterThan(0);
});

test('takes a higher port when the wanted one is taken', async () => {
  const taken = await listen(server());
  expect(await listen(server(), { port: taken })).toBeGreaterThan(taken);
});

test('takes no port at which browsers refuse to call', async () => {
  expect(await listen(server(), { port: 6665 })).toBeGreaterThan(6669);
});

test('fails for a host that is not of this machine', async () => {
  const failed = createServer();
  await expect(listen(failed, { host: '192.0.2.1' })).rejects.toThrow('EADDRNOTAVAIL');
});
