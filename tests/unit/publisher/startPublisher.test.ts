import { access, mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeServer, listen, listenOnce, probePort } from '#/system/network/listen.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { SettingsError } from '#/pipeline/settings.ts';
import { preparePublishing } from '../../fixtures/publisher.ts';

vi.mock('node:fs/promises', { spy: true });

const { given, at, start } = preparePublishing();

test('a publisher that cannot start lets its port and its folder go', async () => {
  const port = await probePort({ host: '127.0.0.1' });
  await (await start()).close();
  await rm(at('state/operator.json'));
  await mkdir(at('state/operator.json'));
  await expect(start({ PUBLISHER_PORT: String(port) })).rejects.toThrow('operator.json');
  const server = createServer();
  await listenOnce(server, port, '127.0.0.1');
  await closeServer(server);
  await rmdir(at('state/operator.json'));
  await start();
});

test.each([
  ['a folder', access],
  ['what belongs into a folder', mkdir],
] as const)('a publisher that may not write %s says so in one line', async (_, call) => {
  vi.mocked(call).mockRejectedValueOnce(new Error('EACCES: permission denied'));
  await expect(start()).rejects.toThrow(
    new ExpectedError(
      `PUBLISH_DIR: found ${given.home}, which cannot be used (EACCES: permission denied); expected a folder of the user that the publisher runs as`,
    ),
  );
});

test('a publisher that cannot listen says in one line where, and why not', async () => {
  const server = createServer();
  const port = String(await listen(server, { host: '127.0.0.1' }));
  onTestFinished(() => closeServer(server));
  const here = `PUBLISHER_HOST, PUBLISHER_PORT: found 127.0.0.1 and ${port}, expected `;
  await expect(start({ PUBLISHER_PORT: port })).rejects.toThrow(SettingsError);
  await expect(start({ PUBLISHER_PORT: port })).rejects.toThrow(here);
  await expect(start({ PUBLISHER_PORT: port })).rejects.toThrow(/^.*EADDRINUSE.*$/);
});

test('a web server may be set up while no build has succeeded yet', async () => {
  given.fake.error = new Error('the API is down');
  await start();
  expect(await readdir(at('site-hosts'))).toEqual(
    expect.arrayContaining(['nginx.conf', 'site.caddy']),
  );
});
