import { beforeEach, describe, expect, test } from 'vitest';
import { checkCors, findVideoHosts } from '#/pipeline/fetch/checkHosts.ts';
import { answerWith, startTestHost, type TestHost } from './testHost.ts';

const siteUrl = 'https://site.example';
const FORM = '/v1/api/contact';

let host: TestHost;
beforeEach(async () => {
  host = await startTestHost();
});

describe('whether browsers may send forms', () => {
  const check = () => checkCors({ apiBaseUrl: `${host.origin}/v1`, siteUrl });
  /** Answers with this status, and allows this origin to read. */
  const allow = (origin: string | undefined, status = 204) =>
    host.put(
      FORM,
      answerWith(status, '', {
        location: '/elsewhere',
        ...(origin !== undefined && { 'access-control-allow-origin': origin }),
      }),
    );

  test('is asked once, as a browser asks before it sends one', async () => {
    allow('*');
    await check();
    const headers = {
      origin: siteUrl,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    expect(host.requests).toMatchObject([{ method: 'OPTIONS', url: FORM, headers }]);
  });

  const start = `forms cannot reach the API from ${siteUrl}: its answer to OPTIONS /api/contact (HTTP `;
  test.each([
    ['*', 204, undefined],
    [siteUrl, 204, undefined],
    [undefined, 204, '204) needs access-control-allow-origin for it, found none'],
    [
      'https://a.example',
      204,
      '204) needs access-control-allow-origin for it, found "https://a.example"',
    ],
    ['*', 307, '307) needs a status from 200 to 299'],
    ['*', 404, '404) needs a status from 200 to 299'],
  ])('is said where %s may, with the status %i: %s', async (origin, status, fault) => {
    allow(origin, status);
    expect(await check()).toBe(fault && start + fault);
    expect(host.requests).toHaveLength(1);
  });

  test('is not asked where the API has the origin of the site, and unknown where it is down', async () => {
    const { origin } = host;
    expect(await checkCors({ apiBaseUrl: origin, siteUrl: origin })).toBeUndefined();
    expect(host.requests).toEqual([]);
    expect(await checkCors({ apiBaseUrl: 'http://localhost:1', siteUrl })).toBeUndefined();
  });
});

test('the hosts of videos are asked where they redirect to, and for no whole video', async () => {
  const cdn = await startTestHost();
  const end = cdn.put('/b.mp4', Buffer.alloc(3_000_000));
  const video = host.redirect('/a.mp4', cdn.redirect('/between', end));
  const own = host.put('/own.mp4', 'video');
  const inner = host.redirect('/inner.mp4', 'http://169.254.169.254/latest/');
  const silent = host.put('/silent.mp4', (request) => request.socket.destroy());
  const missing = `${host.origin}/missing.mp4`;
  const faults: string[] = [];
  const found = await findVideoHosts(
    [video, own, video, inner, silent, missing, 'https://youtu.be/x', 'ftp://a/b', undefined],
    [host.origin, cdn.origin],
    (...fault) => faults.push(fault.join(': ')),
  );
  expect(found).toEqual(new Map([[video, [cdn.origin]]]));
  expect(host.requests.filter(({ url }) => url === '/a.mp4')).toHaveLength(1);
  expect(cdn.requests[0]?.headers.range).toBe('bytes=0-0');
  expect(faults.toSorted()).toEqual([
    'ftp://a/b: no web address',
    `${inner}: an address inside a private network`,
    `${missing}: HTTP 404`,
    `${silent}: connection failed`,
  ]);
});
