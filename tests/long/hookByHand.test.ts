import { execa } from 'execa';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readPublisherSettings } from '#/publisher/settings.ts';
import { ensureProgram } from '../fixtures/ensureProgram.ts';
import { createFakeBuild } from '../fixtures/fakeBuild.ts';
import { readHostsReadme } from '../fixtures/hostsReadme.ts';
import {
  publisherEnvironment,
  SECRET,
  startFixturePublisher,
  TOKEN,
} from '../fixtures/publisher.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

let publisher: Awaited<ReturnType<typeof startFixturePublisher>>;

beforeEach(async () => {
  for (const program of ['curl', 'openssl', 'bash']) await ensureProgram(program);
  const home = await makeTemporaryFolder();
  publisher = await startFixturePublisher({ home, build: createFakeBuild().build });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
});

/** Runs the commands in the hosting README against this publisher; returns the status of the answer. */
async function type(commands: string, environment: Record<string, string>): Promise<string> {
  const script = commands
    .replace('https://site.example', publisher.origin)
    .replace('curl ', "curl --silent --output /dev/null --write-out '%{http_code}' ");
  const { stdout } = await execa('bash', ['-e', '-c', script], { env: environment });
  return stdout;
}

test.each([
  ['signed by openssl', 0],
  ['with the token', 1],
])('the hook of the page on hosting, %s, is taken', async (_, place) => {
  const commands = (await readHostsReadme('The hook', 'sh'))[place] ?? '';
  const before = publisher.countOf('hook');
  expect(await type(commands, { WEBHOOK_SECRET: SECRET, WEBHOOK_TOKEN: TOKEN })).toBe('202');
  expect(publisher.countOf('hook')).toBe(before + 1);
});

test('the secret and the token that the page makes are taken', async () => {
  const [, , commands = ''] = await readHostsReadme('The hook', 'sh');
  const [WEBHOOK_SECRET, WEBHOOK_TOKEN] = (await type(commands, {})).split('\n');
  const environment = publisherEnvironment('published');
  const settings = readPublisherSettings({ ...environment, WEBHOOK_SECRET, WEBHOOK_TOKEN });
  expect(settings).toMatchObject({ secrets: [WEBHOOK_SECRET], token: WEBHOOK_TOKEN });
});
