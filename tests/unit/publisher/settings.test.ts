import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPublisherHome, readPublisherSettings } from '#/publisher/settings.ts';
import { SECRET } from '../../fixtures/publisher.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const GIVEN = {
  API_BASE_URL: 'https://api.example',
  SITE_URL: 'https://shop.example',
  WEBHOOK_SECRET: SECRET,
};

test('has defaults for everything but the addresses and a secret', () => {
  expect(readPublisherSettings(GIVEN)).toMatchObject({
    secrets: [SECRET],
    host: '127.0.0.1',
    port: 8787,
    home: 'published',
    command: undefined,
    buildTimeoutMs: 900_000,
  });
});

test('accepts several secrets, and a token instead of them', () => {
  const { secrets } = readPublisherSettings({ ...GIVEN, WEBHOOK_SECRET: `${SECRET}, ${SECRET}` });
  expect(secrets).toEqual([SECRET, SECRET]);
  const token = 'sixteen-characters';
  const settings = { ...GIVEN, WEBHOOK_SECRET: undefined, WEBHOOK_TOKEN: token };
  expect(readPublisherSettings(settings)).toMatchObject({ secrets: [], token });
});

test('reads secrets and the token from files, such as systemd credentials', async () => {
  const folder = await makeTemporaryFolder();
  await writeFile(join(folder, 'secrets'), `${SECRET}\n${SECRET}\n`);
  await writeFile(join(folder, 'token'), 'sixteen-characters\n');
  const settings = readPublisherSettings({
    ...GIVEN,
    WEBHOOK_SECRET: undefined,
    WEBHOOK_SECRET_FILE: join(folder, 'secrets'),
    WEBHOOK_TOKEN_FILE: join(folder, 'token'),
  });
  expect(settings).toMatchObject({ secrets: [SECRET, SECRET], token: 'sixteen-characters' });
});

test.each([
  ['SITE_URL: found nothing, expected the public origin of the site', { SITE_URL: '' }],
  ['WEBHOOK_SECRET: found something else, expected one or more', { WEBHOOK_SECRET: 'hunter2' }],
  ['WEBHOOK_SECRET_FILE: found /nowhere (ENOENT', { WEBHOOK_SECRET_FILE: '/nowhere' }],
  ['WEBHOOK_TOKEN: found something else, expected at least 16', { WEBHOOK_TOKEN: 'short' }],
  ['ACCEPT_SHRINK: found "1", expected 0 or nothing, because', { ACCEPT_SHRINK: '1' }],
  ['PUBLISHER_PORT: found "70000", expected a whole number', { PUBLISHER_PORT: '70000' }],
])('stops with the line %s', (line, environment) => {
  expect(() => readPublisherSettings({ ...GIVEN, ...environment })).toThrow(line);
});

test("needs only the folder for an operator's command", () => {
  expect(readPublisherHome({})).toBe('published');
  expect(readPublisherHome({ PUBLISH_DIR: '/var/lib/site' })).toBe('/var/lib/site');
});
