import type { RequestListener } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkCors, findFilmHosts } from '#/build/fetch/checkHosts.ts';
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

describe('the hosts of films are asked', () => {
  let faults: string[][] = [];
  beforeEach(() => {
    faults = [];
  });

  const find = (films: (string | undefined)[], ...trusted: string[]) =>
    findFilmHosts(films, [host.origin, ...trusted], (...fault) => faults.push(fault));

  test('where they redirect to, and for no whole film', async () => {
    const cdn = await startTestHost();
    const end = cdn.put('/b.mp4', Buffer.alloc(3_000_000));
    const film = host.redirect('/a.mp4', cdn.redirect('/between', end));
    const own = host.put('/own.mp4', 'film');
    const found = await find([film, own, film, undefined], cdn.origin);
    expect(found).toEqual(new Map([[film, [cdn.origin]]]));
    const asked = host.requests.map(({ url }) => url); // both at once, so in either order
    expect(asked.sort()).toEqual(['/a.mp4', '/own.mp4']);
    expect(cdn.requests[0]?.headers.range).toBe('bytes=0-0');
    expect(faults).toEqual([]);
  });

  test('but none inside a private network', async () => {
    const film = host.redirect('/a.mp4', 'http://169.254.169.254/latest/');
    expect(await find([film])).toEqual(new Map());
  });

  test('but none of a page that plays a film, and which film cannot be had is told', async () => {
    const silent = host.put('/a.mp4', (request) => request.socket.destroy());
    const missing = `${host.origin}/missing.mp4`;
    expect(await find(['https://youtu.be/x', silent, missing, 'ftp://a/b'])).toEqual(new Map());
    expect(faults.toSorted()).toEqual([
      ['ftp://a/b', 'no web address'],
      [silent, 'connection failed'],
      [missing, 'HTTP 404'],
    ]);
  });
});
