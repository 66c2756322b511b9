import { beforeEach, describe, expect, test } from 'vitest';
import { checkCors, checkVideos } from '#/pipeline/fetch/checkHosts.ts';
import { createHttp } from '#/pipeline/fetch/http.ts';
import { respondWith, startTestHost, type TestHost } from './testHost.ts';

const siteUrl = 'https://site.example';
const BELOW_STORAGE = 'with Laravel, public files are below /storage/';
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
  const lacksOrigin = `204) lacks access-control-allow-origin: ${siteUrl}`;
  const found = (value: string) => `${lacksOrigin} (exactly this, once; found ${value})`;
  test.each([
    [ALL, 204, undefined],
    [{ ...ALL, 'access-control-allow-methods': '' }, 204, undefined], // POST needs no permission
    [{ ...ALL, 'access-control-allow-origin': siteUrl }, 204, undefined],
    [{ ...ALL, 'access-control-allow-origin': ['*', '*'] }, 204, found('*, *')],
    [
      { ...ALL, 'access-control-allow-origin': 'https://Site.example' },
      204,
      found('https://Site.example'),
    ],
    [{ ...ALL, 'access-control-allow-origin': `${siteUrl}/` }, 204, found(`${siteUrl}/`)],
    [
      { 'access-control-allow-headers': 'Accept, x-csrf-token' },
      204,
      `${lacksOrigin}, access-control-allow-headers: content-type`,
    ],
    [ALL, 307, '307) lacks a status from 200 to 299'],
  ])('for a response with %j and the status %i returns %s', async (headers, status, fault) => {
    allow(headers, status);
    expect(await check()).toBe(fault && start + fault);
    expect(host.requests).toHaveLength(1);
  });

  test("sends nothing to an API of the site's origin", async () => {
    const { origin } = host;
    expect(await check(origin, origin)).toBeUndefined();
    expect(host.requests).toEqual([]);
    expect(await check(LOST)).toBeUndefined();
  });
});

describe('checkVideos', () => {
  const SITE = 'http://site.example'; // without TLS, so that the test hosts may play
  const OPEN = { 'access-control-allow-origin': SITE };
  const lacks = (wanted: string) => `its host lacks access-control-allow-origin: ${wanted}`;
  let cdn: TestHost;
  beforeEach(async () => {
    cdn = await startTestHost();
  });

  /** Checks one video; returns its redirects, its kind, and why no page can play it. */
  async function check(video: string, site = SITE) {
    const faults = new Map<string, string>();
    const send = createHttp({ trusted: [host.origin, cdn.origin] });
    const { hosts, kinds } = await checkVideos([video, undefined, video], site, send, faults);
    return { hosts: hosts.get(video), kind: kinds[video], fault: faults.get(video) };
  }
  const put = (headers: object, status = 200) =>
    host.put('/a.mp4', respondWith(status, '', headers));

  test('sends one HEAD request from the site for a video', async () => {
    expect(await check(put(OPEN))).toEqual({});
    const headers = { origin: SITE };
    expect(host.requests).toMatchObject([{ method: 'HEAD', url: '/a.mp4', headers }]);
  });

  test.each([
    [{}, 200, lacks(SITE)],
    [{}, 403, 'HTTP 403'],
    [{ 'content-type': 'text/html' }, 404, `HTTP 404; ${BELOW_STORAGE}`],
    [{}, 405, undefined], // the host refuses every HEAD
    [{}, 501, undefined],
  ])('for a response with %j and the status %i reports %s', async (headers, status, fault) => {
    expect(await check(put(headers, status))).toEqual({ fault });
  });

  test('tells a page with a player from a video by its answer', async () => {
    expect(await check(put({ 'content-type': 'Text/HTML; charset=utf-8' }))).toEqual({
      kind: 'page',
    });
    expect(await check('https://youtu.be/x')).toEqual({ kind: 'page' });
  });

  test('gives the hosts of redirects, which must allow every origin', async () => {
    const allowAll = { 'access-control-allow-origin': '*' };
    const end = cdn.put('/b.mp4', respondWith(200, '', allowAll));
    const moved = put({ ...OPEN, location: end }, 302);
    expect(await check(moved)).toEqual({ hosts: [cdn.origin] });
    put({ location: end }, 302);
    expect((await check(moved)).fault).toBe(lacks(SITE));
    put({ ...OPEN, location: end }, 302);
    cdn.put('/b.mp4', respondWith(200, '', OPEN));
    expect((await check(moved)).fault).toBe(`${lacks('*')} (exactly this, once; found ${SITE})`);
  });

  test.each([
    ['http://192.168.0.9/a.mp4', 'an address inside a private network'],
    ['ftp://a/b', 'no web address'],
  ])('leaves out %s, which is %s', async (video, reason) => {
    const expected = { kind: 'refused', fault: `${reason}; it is left out` };
    expect(await check(video)).toEqual(expected);
    expect((await check(host.redirect('/inner.mp4', video))).kind).toBe('refused');
  });

  test('names what blocks a video of a host that fails', async () => {
    const silent = host.put('/silent.mp4', (request) => request.socket.destroy());
    expect(await check(silent)).toEqual({ fault: 'connection failed (ECONNRESET)' });
  });

  test('reports a video of http: on a page of https:, unless it is on this machine', async () => {
    expect(await check(put({ 'access-control-allow-origin': '*' }), siteUrl)).toEqual({});
    const [video, faults] = ['http://films.example/a.mp4', new Map<string, string>()];
    const send = () =>
      Promise.resolve({ status: 200, statusText: '', headers: {}, body: Buffer.alloc(0) });
    await checkVideos([video], siteUrl, send, faults);
    expect(faults.get(video)).toBe('http:, which browsers block on a page of https:');
  });
});
