import { describe, expect, test } from 'vitest';
import { readOperatorSettings, readPublisherSettings } from '#/publisher/settings.ts';

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const GIVEN = {
  API_BASE_URL: 'https://api.example',
  SITE_URL: 'https://shop.example',
  WEBHOOK_SECRET: SECRET,
};

test("has a default for everything except the addresses and the hook's secret or token", () => {
  expect(readPublisherSettings(GIVEN)).toMatchObject({
    secrets: [SECRET],
    host: '127.0.0.1',
    port: 8787,
    home: 'published',
    bucket: undefined,
    command: undefined,
    buildTimeoutMs: 900_000,
  });
});

test('takes several secrets, and a token in place of them', () => {
  const { secrets } = readPublisherSettings({ ...GIVEN, WEBHOOK_SECRET: `${SECRET}, ${SECRET}` });
  expect(secrets).toEqual([SECRET, SECRET]);
  const token = 'sixteen-characters';
  const settings = { ...GIVEN, WEBHOOK_SECRET: undefined, WEBHOOK_TOKEN: token };
  expect(readPublisherSettings(settings)).toMatchObject({ secrets: [], token });
});

test.each([
  ['shop:bucket/folder', 'shop:bucket/folder', 'published'],
  [':s3,provider=Other:bucket', ':s3,provider=Other:bucket', 'published'],
  ['/var/lib/site', undefined, '/var/lib/site'],
  ['out', undefined, 'out'],
])('reads PUBLISH_DIR %s as a bucket or a folder', (folder, bucket, home) => {
  expect(readPublisherSettings({ ...GIVEN, PUBLISH_DIR: folder })).toMatchObject({ bucket, home });
});

describe('stops with a line that names', () => {
  test.each([
    ['SITE_URL: found nothing, expected the public origin of the site', { SITE_URL: '' }],
    ['API_BASE_URL: found nothing', { API_BASE_URL: undefined }],
    ['WEBHOOK_SECRET: found nothing, expected it or WEBHOOK_TOKEN', { WEBHOOK_SECRET: ' ' }],
    ['WEBHOOK_SECRET: found something else, expected one or more', { WEBHOOK_SECRET: 'hunter2' }],
    ['WEBHOOK_SECRET: found something else, expected one or more secrets', { WEBHOOK_SECRET: ',' }],
    ['WEBHOOK_TOKEN: found something else, expected at least 16', { WEBHOOK_TOKEN: 'short' }],
    ['PUBLISHER_PORT: found "70000", expected a whole number', { PUBLISHER_PORT: '70000' }],
    ['BUILD_TIMEOUT_S: found "soon", expected a whole number', { BUILD_TIMEOUT_S: 'soon' }],
    ['PUBLISH_COMMAND: found beside', { PUBLISH_DIR: 'shop:bucket', PUBLISH_COMMAND: 'x' }],
  ])('%s', (line, environment) => {
    expect(() => readPublisherSettings({ ...GIVEN, ...environment })).toThrow(line);
  });
});

test('never shows a secret that is wrong', () => {
  const read = () =>
    readPublisherSettings({ ...GIVEN, WEBHOOK_SECRET: 'hunter2', WEBHOOK_TOKEN: 'hunter3' });
  expect(read).toThrow(/^(?!.*hunter)/s);
});

test('an operator needs no setting but the folder, and a wrong one is named', () => {
  expect(readOperatorSettings({})).toMatchObject({ home: 'published' });
  expect(readOperatorSettings({ PUBLISH_DIR: '/var/lib/site' })).toMatchObject({
    home: '/var/lib/site',
    bucket: undefined,
  });
  expect(() => readOperatorSettings({ BUILD_TIMEOUT_S: 'soon' })).toThrow(
    'BUILD_TIMEOUT_S: found "soon", expected a whole number',
  );
});
