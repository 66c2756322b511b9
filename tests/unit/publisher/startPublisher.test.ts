import { access, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { execa } from 'execa';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeServer, listen } from '#/system/network/listen.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { SettingsError } from '#/pipeline/settings.ts';
import { preparePublishing, publisherEnvironment } from '../../fixtures/publisher.ts';

vi.mock('node:fs/promises', { spy: true });

const { given, at, start } = preparePublishing();

test('a publisher without write access to its folder says so in one line', async () => {
  vi.mocked(access).mockRejectedValueOnce(new Error('EACCES: permission denied'));
  await expect(start()).rejects.toThrow(
    new ExpectedError(
      `PUBLISH_DIR: found ${given.home}, which cannot be used (EACCES: permission denied); expected a folder of the user that the publisher runs as`,
    ),
  );
});

test('a publisher that cannot listen says in one line where and why', async () => {
  const server = createServer();
  const port = String(await listen(server, { host: '127.0.0.1' }));
  onTestFinished(() => closeServer(server));
  const here = `PUBLISHER_HOST, PUBLISHER_PORT: found 127.0.0.1 and ${port}, expected `;
  await expect(start({ PUBLISHER_PORT: port })).rejects.toThrow(SettingsError);
  await expect(start({ PUBLISHER_PORT: port })).rejects.toThrow(here);
  await expect(start({ PUBLISHER_PORT: port })).rejects.toThrow(/^.*EADDRINUSE.*$/);
});

test("a web server can read all of a publisher's files under any umask", async () => {
  const env = publisherEnvironment(given.home);
  const script = 'umask 077; exec "$0" src/commands/publisher.ts';
  const publisher = execa('sh', ['-c', script, process.execPath], { env, reject: false });
  onTestFinished(async () => {
    publisher.kill();
    await publisher;
  });
  const modeOf = async (path: string) =>
    ((await stat(path).catch(() => undefined))?.mode ?? 0) & 0o777;
  await expect.poll(() => modeOf(at('site-hosts/nginx.conf'))).toBe(0o644);
  expect(await modeOf(at('releases'))).toBe(0o755);
});
