import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';
import { readPublisherSettings } from '#/publisher/settings.ts';
import { ensureProgram } from '../fixtures/ensureProgram.ts';
import { readHostsReadme } from '../fixtures/hostsReadme.ts';
import { preparePublishing, publisherEnvironment, SECRET, TOKEN } from '../fixtures/publisher.ts';

const { start } = preparePublishing();

beforeAll(async () => {
  for (const program of ['curl', 'openssl', 'bash']) await ensureProgram(program);
});

/** Runs commands of the hosting README; returns their output, for curl the status of the response. */
async function type(commands: string, environment = {}): Promise<string> {
  const script = commands.replace(
    'curl ',
    "curl --silent --output /dev/null --write-out '%{http_code}' ",
  );
  return (await execa('bash', ['-e', '-c', script], { env: environment })).stdout;
}

test.each([
  ['signed by openssl', 0],
  ['with the token', 1],
])("the README's hook, %s, is accepted", async (_, place) => {
  const publisher = await start();
  const { [place]: commands = '' } = await readHostsReadme('The hook', 'sh');
  const here = commands.replace('https://site.example', publisher.origin);
  expect(await type(here, { WEBHOOK_SECRET: SECRET, WEBHOOK_TOKEN: TOKEN })).toBe('202');
  expect(publisher.countOf('hook')).toBe(1);
});

test("the secret and token from the README's commands are accepted", async () => {
  const [, , commands = ''] = await readHostsReadme('The hook', 'sh');
  const [WEBHOOK_SECRET, WEBHOOK_TOKEN] = (await type(commands)).split('\n');
  const environment = publisherEnvironment('published');
  const settings = readPublisherSettings({ ...environment, WEBHOOK_SECRET, WEBHOOK_TOKEN });
  expect(settings).toMatchObject({ secrets: [WEBHOOK_SECRET], token: WEBHOOK_TOKEN });
});
