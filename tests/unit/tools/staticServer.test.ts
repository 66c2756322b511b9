import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { serveFolder } from '#/tools/staticServer.ts';
import { writeSite } from '../../fixtures/fakeBuild.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';
import { request as requestAt } from '../../fixtures/webServers.ts';

vi.mock('#/messages/languages.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/messages/languages.ts')>();
  return { ...actual, languages: [{ path: '' }, { path: '/qaa' }, { path: '/qab' }] };
});

const NOT_FOUND = '<h1>Not Found</h1>';
const TRANSLATED = '<h1>પાનું મળ્યું નથી</h1>';
const FILES = {
  'site/404.html': NOT_FOUND,
  'site/qaa/404/index.html': TRANSLATED,
  'site/about/index.html': '<h1>About</h1>',
  'secret.txt': 'outside',
};

let origin = '';
const request = (path: string) => requestAt(origin, path);

beforeEach(async () => {
  const folder = await makeTemporaryFolder();
  await writeSite(folder, FILES);
  const server = await serveFolder(join(folder, 'site'));
  onTestFinished(() => server.close());
  ({ origin } = server);
});

test.each([
  ['/about?from=menu', '/about/?from=menu'],
  ['//about', '//about/'], // not //about/, which is another host
])('redirects %s, which lacks a trailing slash', async (path, location) => {
  const { status, headers } = await request(path);
  expect([status, headers.location]).toEqual([301, origin + location]);
});

test.each([
  ['/qaa/gone/', TRANSLATED],
  ['/qaarat/', NOT_FOUND],
  ['/qab/gone/', NOT_FOUND], // English, because the folder has no 404 page
  ['/../secret.txt', NOT_FOUND],
])('responds to %s with 404 and an uncached page in its language', async (path, page) => {
  const { status, headers, body } = await request(path);
  expect([status, body.toString()]).toEqual([404, page]);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});
