import type { RequestListener } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkCors, checkOwnFilm, findFilmHosts } from '#/build/fetch/checkHosts.ts';
import { startTestHost, type TestHost } from './testHost.ts';

const siteUrl = 'https://site.example';
const FORM = '/v1/api/contact';
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

const FILM = '/media/film.mp4';

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

describe('where films are redirected to', () => {
  test('names each host to which the host of a film redirects, and asks for no whole film', async () => {
    const cdn = await startTestHost();
    const end = cdn.put('/b.mp4', Buffer.alloc(3_000_000));
    const film = host.redirect('/a.mp4', cdn.redirect('/between', end));
    const own = host.put('/own.mp4', 'film');
    const found = await findFilmHosts([film, own, film, undefined], [host.origin, cdn.origin]);
    expect(found).toEqual(new Map([[film, [cdn.origin]]]));
    const asked = host.requests.map(({ url }) => url); // both at once, so in either order
    expect(asked.sort()).toEqual(['/a.mp4', '/own.mp4']);
    expect(cdn.requests[0]?.headers.range).toBe('bytes=0-0');
  });

  test('names no host inside a private network', async () => {
    const film = host.redirect('/a.mp4', 'http://169.254.169.254/latest/');
    expect(await findFilmHosts([film], [host.origin])).toEqual(new Map());
  });

  test('does not ask for films on pages that play them, nor where nobody answers', async () => {
    const silent = host.put('/a.mp4', (request) => request.socket.destroy());
    const films = ['https://youtu.be/x', silent, 'ftp://cdn.example/a'];
    expect(await findFilmHosts(films, [host.origin])).toEqual(new Map());
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
