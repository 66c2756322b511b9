import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askForCors } from '#/build/fetch/askForCors.ts';
import { closeServer, listen } from '#/build/network/listen.ts';

const siteUrl = 'https://site.example';

let allowed: string | undefined;
let status = 204;
let requests: IncomingMessage[] = [];
let apiBaseUrl: string;
const server = createServer((request, response) => {
  requests.push(request);
  if (allowed !== undefined) response.setHeader('access-control-allow-origin', allowed);
  if (status === 307) response.setHeader('location', '/elsewhere');
  response.writeHead(status).end();
});

beforeEach(async () => {
  requests = [];
  status = 204;
  apiBaseUrl = `http://localhost:${await listen(server)}/v1`;
});
afterEach(async () => {
  if (server.listening) await closeServer(server);
});

test('asks once, as a browser does before it sends a form', async () => {
  await askForCors({ apiBaseUrl, siteUrl });
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['OPTIONS', '/v1/api/contact'],
  ]);
  expect(requests[0]?.headers).toMatchObject({
    origin: siteUrl,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  });
});

test.each(['*', siteUrl])('says nothing of an API that allows %s', async (origin) => {
  allowed = origin;
  expect(await askForCors({ apiBaseUrl, siteUrl })).toBeUndefined();
});

test.each([
  [undefined, 'found none'],
  ['https://www.site.example', 'found "https://www.site.example"'],
])('warns of an API that allows %s', async (origin, found) => {
  allowed = origin;
  expect(await askForCors({ apiBaseUrl, siteUrl })).toBe(
    `forms cannot reach the API from ${siteUrl}: its answer to OPTIONS /api/contact (HTTP 204) needs access-control-allow-origin for it, ${found}`,
  );
});

test.each([307, 404])('warns of an answer that browsers do not take: %i', async (unfit) => {
  allowed = '*';
  status = unfit;
  expect(await askForCors({ apiBaseUrl, siteUrl })).toBe(
    `forms cannot reach the API from ${siteUrl}: its answer to OPTIONS /api/contact (HTTP ${unfit}) needs a status from 200 to 299`,
  );
  expect(requests).toHaveLength(1);
});

test('asks nothing where the API has the origin of the site', async () => {
  const { origin } = new URL(apiBaseUrl);
  expect(await askForCors({ apiBaseUrl, siteUrl: origin })).toBeUndefined();
  expect(requests).toEqual([]);
});

test('leaves it to the build to tell of an API that is away', async () => {
  await closeServer(server);
  expect(await askForCors({ apiBaseUrl, siteUrl })).toBeUndefined();
});
