import { beforeEach, describe, expect, test } from 'vitest';
import { checkCors, findVideoHosts } from '#/pipeline/fetch/checkHosts.ts';
import { createHttp } from '#/pipeline/fetch/http.ts';
import { respondWith, startTestHost, type TestHost } from './testHost.ts';

const siteUrl = 'https://site.example';
const FORM = '/v1/api/contact';
/** No server responds there. */
const LOST = 'http://localhost:1';

let host: TestHost;
beforeEach(async () => {
  host = await startTestHost();
});

describe('checkCors', () => {
  const check = (apiBaseUrl = `${host.origin}/v1`, site = siteUrl) =>
    checkCors({ apiBaseUrl, siteUrl: site }, createHttp({ trusted: [host.origin, LOST] }));
  const ALL = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'Content-Type',
  };
  const allow = (headers: object, status = 204) =>
    host.put(FORM, respondWith(status, '', { location: '/elsewhere', ...headers }));

  test('sends one preflight request, as a browser does', async () => {
    allow(ALL);
    await check();
    const headers = {
      origin: siteUrl,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    expect(host.requests).toMatchObject([{ method: 'OPTIONS', url: FORM, headers }]);
  });

  const start = `forms cannot reach the API from ${siteUrl}: its answer to OPTIONS /api/contact (HTTP `;
  const noHeaders =
    'access-control-allow-methods: POST, access-control-allow-headers: content-type';
  test.each([
    [ALL, 204, undefined],
    [{ ...ALL, 'access-control-allow-origin': siteUrl }, 204, undefined],
    [{ 'access-control-allow-origin': '*' }, 204, `204) lacks ${noHeaders}`],
    [ALL, 307, '307) lacks a status from 200 to 299'],
  ])('for a response with %j and the status %i returns %s', async (headers, status, fault) => {
    allow(headers, status);
    expect(await check()).toBe(fault && start + fault);
    expect(host.requests).toHaveLength(1);
  });

  test("sends nothing if the API has the site's origin, and returns nothing if the API is down", async () => {
    const { origin } = host;
    expect(await check(origin, origin)).toBeUndefined();
    expect(host.requests).toEqual([]);
    expect(await check(LOST)).toBeUndefined();
  });
});

test('findVideoHosts sends HEAD requests, follows redirects and says why a page cannot play a video', async () => {
  const cdn = await startTestHost();
  const open = { 'access-control-allow-origin': siteUrl };
  const end = cdn.put('/b.mp4', respondWith(200, '', open));
  const video = host.redirect('/a.mp4', cdn.redirect('/between', end));
  const own = host.put('/own.mp4', respondWith(200, 'video', open));
  const closed = host.put('/closed.mp4', 'video');
  const deaf = [405, 501].map((status) => host.put(`/${status}.mp4`, respondWith(status)));
  const inner = host.redirect('/inner.mp4', 'http://169.254.169.254/latest/');
  const silent = host.put('/silent.mp4', (request) => request.socket.destroy());
  const missing = `${host.origin}/missing.mp4`;
  const faults = new Map<string, string>();
  const find = (site: string) =>
    findVideoHosts(
      [
        video,
        own,
        video,
        closed,
        inner,
        silent,
        missing,
        ...deaf,
        'https://youtu.be/x',
        'ftp://a/b',
        undefined,
      ],
      site,
      createHttp({ trusted: [host.origin, cdn.origin] }),
      faults,
    );
  expect(await find(siteUrl.replace('https', 'http'))).toEqual(new Map([[video, [cdn.origin]]]));
  expect(host.requests.filter(({ url }) => url === '/a.mp4')).toHaveLength(1);
  expect(cdn.requests[0]?.method).toBe('HEAD');
  const refused = 'its host lacks access-control-allow-origin: http://site.example';
  expect(faults).toEqual(
    new Map([
      ['ftp://a/b', 'no web address'],
      [video, refused],
      [closed, refused],
      [inner, 'an address inside a private network'],
      [missing, 'HTTP 404'],
      [own, refused],
      [silent, 'connection failed (ECONNRESET)'],
    ]),
  );
  faults.clear();
  await find(siteUrl);
  expect(faults.get(own)).toBe('http:, which browsers block on a page of https:');
});
