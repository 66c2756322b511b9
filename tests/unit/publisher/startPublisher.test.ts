import * as fs from 'node:fs';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SettingsError } from '#/build/settings.ts';
import { closeServer, listen, listenOnce, probePort } from '#/build/network/listen.ts';
import { writeHostFiles } from '#/hosts/hostFiles.ts';
import { createFakeBuild } from '../../fixtures/fakeBuild.ts';
import { sendHook, startFixturePublisher } from '../../fixtures/publisher.ts';
import { makeFolderInMemory } from '../../fixtures/temporaryFolder.ts';

vi.mock('node:fs', { spy: true });
vi.mock('node:fs/promises', { spy: true });
vi.mock('#/hosts/hostFiles.ts', { spy: true });

test('a publisher that cannot watch its folder does not start, and lets its port go', async () => {
  const home = await makeFolderInMemory();
  const server = createServer();
  const port = await listen(server, { host: '127.0.0.1' });
  await closeServer(server);
  vi.mocked(fs.watch).mockImplementationOnce(() => {
    throw new Error('no watcher is left');
  });

  const environment = { PUBLISHER_PORT: String(port) };
  const { build } = createFakeBuild();
  const starting = startFixturePublisher({ home, environment, build });
  await expect(starting).rejects.toThrow('no watcher is left');
  await listenOnce(server, port, '127.0.0.1');
  await closeServer(server);
});

test.each([
  ['a folder', access],
  ['what belongs into a folder', mkdir],
] as const)('a publisher that may not write %s says so in one line', async (_, call) => {
  const home = await makeFolderInMemory();
  vi.mocked(call).mockRejectedValueOnce(new Error('EACCES: permission denied'));
  await expect(
    startFixturePublisher({ home, build: createFakeBuild().build }),
  ).rejects.toMatchObject({
    name: 'RefusedError',
    message: `PUBLISH_DIR: found ${home}, which cannot be used (EACCES: permission denied); expected a folder of the user that the publisher runs as`,
  });
});

test('a publisher that cannot listen says in one line where, and why not', async () => {
  const home = await makeFolderInMemory();
  const server = createServer();
  const port = String(await listen(server, { host: '127.0.0.1' }));
  onTestFinished(() => closeServer(server));
  const startAt = (environment: Record<string, string>) =>
    startFixturePublisher({ home, environment, build: createFakeBuild().build });

  const here = `PUBLISHER_HOST, PUBLISHER_PORT: found 127.0.0.1 and ${port}, expected `;
  await expect(startAt({ PUBLISHER_PORT: port })).rejects.toThrow(SettingsError);
  await expect(startAt({ PUBLISHER_PORT: port })).rejects.toThrow(here);
  await expect(startAt({ PUBLISHER_PORT: port })).rejects.toThrow(/^.*EADDRINUSE.*$/);
  await expect(startAt({ PUBLISHER_HOST: 'a-host.invalid' })).rejects.toThrow(
    'PUBLISHER_HOST, PUBLISHER_PORT: found a-host.invalid and 0, expected ',
  );
});

test('a publisher whose watcher fails says so, and hears hooks still', async () => {
  const home = await makeFolderInMemory();
  const fake = createFakeBuild();
  const publisher = await startFixturePublisher({ home, build: fake.build });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  const watcher = vi.mocked(fs.watch).mock.results.at(-1)?.value as fs.FSWatcher;
  watcher.emit('error', new Error('the folder is gone'));
  expect(publisher.events).toContainEqual(
    expect.objectContaining({ event: 'unwatched', reason: 'the folder is gone' }),
  );

  const before = fake.builds.length;
  await sendHook(publisher.origin);
  await publisher.whenIdle();
  expect(fake.builds).toHaveLength(before + 1);
});

test('a web server may be set up while no build has succeeded yet', async () => {
  const home = await makeFolderInMemory();
  const build = () => Promise.reject(new Error('the API is down'));
  const publisher = await startFixturePublisher({ home, build });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  expect(await fs.promises.readdir(`${home}/site-hosts`)).toEqual(
    expect.arrayContaining(['nginx.conf', 'site.caddy']),
  );
});

describe('while the publisher tidies up at its start', () => {
  test('a hook is accepted, and worked off after that', async () => {
    const home = await makeFolderInMemory();
    const fake = createFakeBuild();
    const port = await probePort({ host: '127.0.0.1' });
    const { promise: isTidy, resolve } = Promise.withResolvers<undefined>();
    vi.mocked(writeHostFiles).mockImplementationOnce(async () => isTidy);
    const environment = { PUBLISHER_PORT: String(port) };
    const starting = startFixturePublisher({ home, environment, build: fake.build });
    const tell = () =>
      sendHook(`http://127.0.0.1:${port}`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(tell).toBe(202);
    for (let more = 0; more < 10; more += 1) expect(await tell()).toBe(202);
    expect(fake.builds).toEqual([]);

    resolve(undefined);
    const publisher = await starting;
    onTestFinished(publisher.close);
    await publisher.whenIdle();
    expect(fake.builds).toEqual([false]);
  });

  test('an operator is heard, and answered after that', async () => {
    const home = await makeFolderInMemory();
    const file = join(home, 'state', 'operator-0.json');
    vi.mocked(writeHostFiles).mockImplementationOnce(() =>
      writeFile(file, JSON.stringify({ name: 'unpin', words: [] })),
    );
    const publisher = await startFixturePublisher({ home, build: createFakeBuild().build });
    onTestFinished(publisher.close);
    const readAnswer = () =>
      readFile(join(home, 'state', 'operator-0.answer'), 'utf8').catch(String);
    await expect.poll(readAnswer).toContain('no release is pinned');
  });
});
