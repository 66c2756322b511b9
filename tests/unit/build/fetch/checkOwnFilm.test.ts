import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkOwnFilm } from '#/build/fetch/checkOwnFilm.ts';
import { closeServer, listen } from '#/build/network/listen.ts';

const FILM = '/media/film.mp4';

let requests: string[] = [];
let answer = { status: 200, headers: {} };
let mediaBaseUrl: string;
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  response.writeHead(answer.status, answer.headers).end();
});

beforeEach(async () => {
  requests = [];
  answer = { status: 200, headers: {} };
  mediaBaseUrl = `http://localhost:${await listen(server)}`;
});
afterEach(async () => {
  if (server.listening) await closeServer(server);
});

async function check(): Promise<string[]> {
  const warnings: string[] = [];
  await checkOwnFilm(FILM, mediaBaseUrl, (warning) => warnings.push(warning));
  return warnings;
}

const warningOf = (fault: string) => `introVideo of src/config.ts, ${FILM}: ${fault}`;

test('names the film of ours that is not on the media host', async () => {
  answer.status = 404;
  expect(await check()).toEqual([warningOf('HTTP 404')]);
  expect(requests).toEqual([`HEAD ${FILM}`]);
});

test('names it where the host cannot be reached', async () => {
  await closeServer(server);
  expect(await check()).toEqual([warningOf('connection failed')]);
});

test.each([200, 405])('says nothing where the host answers %i', async (status) => {
  answer.status = status;
  expect(await check()).toEqual([]);
});

test('follows no redirect into a private network', async () => {
  let isAsked = false;
  const inside = createServer((_, response) => {
    isAsked = true;
    response.end();
  });
  const location = `http://127.0.0.1:${await listen(inside)}/`;
  answer = { status: 302, headers: { location } };
  const warnings = await check();
  await closeServer(inside);
  expect(isAsked).toBe(false);
  expect(warnings).toEqual([warningOf('an address inside a private network')]);
});
