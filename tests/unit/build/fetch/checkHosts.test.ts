import type { RequestListener } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkCors, checkOwnFilm } from '#/build/fetch/checkHosts.ts';
import { startTestHost, type TestHost } from './testHost.ts';

const siteUrl = 'https://site.example';
const FORM = '/v1/api/contact';
const FILM = '/media/film.mp4';
const NOBODY = 'http://localhost:1';

let host: TestHost;
beforeEach(async () => {
  host = await startTestHost();
});

const check = () => checkCors({ apiBaseUrl: `${host.origin}/v1`, siteUrl });

/** Answers with this status, and allows this origin to read. */
const allow =
  (origin: string | undefined, status = 204): RequestListener =>
  (_request, response) => {
    if (origin !== undefined) response.setHeader('access-control-allow-origin', origin);
    response.writeHead(status, { location: '/elsewhere' }).end();
  };

describe('of the API is asked whether browsers may send forms', () => {
  test('once, as a browser asks before it sends one', async () => {
    host.put(FORM, allow('*'));
    await check();
    expect(host.requests.map(({ method, url }) => [method, url])).toEqual([['OPTIONS', FORM]]);
    expect(host.requests[0]?.headers).toMatchObject({
      origin: siteUrl,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    });
  });

  test.each(['*', siteUrl])('and nothing is said where %s may', async (origin) => {
    host.put(FORM, allow(origin));
    expect(await check()).toBeUndefined();
  });

  test.each([
    [undefined, 'found none'],
    ['https://www.site.example', 'found "https://www.site.example"'],
  ])('and a sentence is said where %s may', async (origin, found) => {
    host.put(FORM, allow(origin));
    expect(await check()).toBe(
      `forms cannot reach the API from ${siteUrl}: its answer to OPTIONS /api/contact (HTTP 204) needs access-control-allow-origin for it, ${found}`,
    );
  });

  test.each([307, 404])('and a sentence is said of the status %i', async (status) => {
    host.put(FORM, allow('*', status));
    expect(await check()).toContain(`(HTTP ${status}) needs a status from 200 to 299`);
    expect(host.requests).toHaveLength(1);
  });

  test('not where the API has the origin of the site', async () => {
    expect(await checkCors({ apiBaseUrl: host.origin, siteUrl: host.origin })).toBeUndefined();
    expect(host.requests).toEqual([]);
  });

  test('in vain where it is down, which the build reports', async () => {
    expect(await checkCors({ apiBaseUrl: NOBODY, siteUrl })).toBeUndefined();
  });
});

describe('our own film', () => {
  const name = `introVideo of src/business/contact.ts, ${FILM}`;

  test.each([200, 405])('is silently taken for there where its host answers %i', async (status) => {
    host.put(FILM, (_, response) => response.writeHead(status).end());
    expect(await checkOwnFilm(FILM, host.origin)).toBeUndefined();
    expect(host.requests[0]?.method).toBe('HEAD');
  });

  test('is named where it is missing or its host is down', async () => {
    expect(await checkOwnFilm(FILM, host.origin)).toBe(`${name}: HTTP 404`);
    expect(await checkOwnFilm(FILM, NOBODY)).toBe(`${name}: connection failed`);
  });
});
