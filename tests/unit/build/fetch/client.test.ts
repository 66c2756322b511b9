import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getJson } from '#/build/fetch/client.ts';
import { closeServer, listen } from '#/build/network/listen.ts';
import { ApiError } from '#/api/failure.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: JSON_HEADERS, ...init });
const get = (known = {}) => getJson('https://api.example', '/api/food', known, { backOffMs: 0 });

/** Answers requests with `replies` in order, then with the last one; records the requests. */
function stubFetch(...replies: (() => Response)[]) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const reply = replies[requests.length] ?? replies.at(-1);
    requests.push(new Request(url, init));
    return new Promise<Response>((resolve, reject) => {
      if (reply) resolve(reply());
      else reject(new Error('no reply'));
    });
  });
  return requests;
}

const failWith = (error: Error) => () => {
  throw error;
};

describe('a request', () => {
  test('asks for JSON at the base and the endpoint', async () => {
    const requests = stubFetch(() => json({ data: [] }));
    await get();
    expect(requests[0]?.url).toBe('https://api.example/api/food');
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  test('sends the validators of the copy at hand', async () => {
    const requests = stubFetch(() => new Response(null, { status: 304 }));
    const answer = await get({ etag: '"a"', lastModified: 'Sun, 01 Mar 2026 10:00:00 GMT' });
    expect(requests[0]?.headers.get('if-none-match')).toBe('"a"');
    expect(requests[0]?.headers.get('if-modified-since')).toBe('Sun, 01 Mar 2026 10:00:00 GMT');
    expect(answer.isUnchanged).toBe(true);
  });

  test.each([
    ['a network error', failWith(new TypeError('fetch failed'))],
    ['a time-out', failWith(new DOMException('slow', 'TimeoutError'))],
    ['a 5xx', () => json({}, { status: 503 })],
  ])('is sent twice more after %s', async (_, fault) => {
    const requests = stubFetch(fault, fault, () => json({ data: [1] }));
    await expect(get()).resolves.toMatchObject({ body: { data: [1] } });
    expect(requests).toHaveLength(3);
  });

  test('is sent again after an answer that breaks off, also where its gzip hides that', async () => {
    const whole = gzipSync(JSON.stringify({ data: Array.from({ length: 999 }, Math.random) }));
    const answers = [whole.subarray(0, whole.length / 2), whole];
    const server = createServer((_, response) => {
      response.writeHead(200, { ...JSON_HEADERS, 'content-encoding': 'gzip' });
      response.end(answers.shift());
    });
    const origin = `http://localhost:${await listen(server)}`;
    onTestFinished(() => closeServer(server));
    const { body } = await getJson(origin, '/api/food', {}, { backOffMs: 0 });
    expect(body).toMatchObject({ data: { length: 999 } });
  });

  test.each(['{"data": nothing}', '{"data": ["a\\"]"]} or {', 'Say "hello'])(
    'is not sent again after the other text %s',
    async (text) => {
      const requests = stubFetch(() => new Response(text, { headers: JSON_HEADERS }));
      await expect(get()).rejects.toThrow('expected JSON, found other text');
      expect(requests).toHaveLength(1);
    },
  );

  test('is given up after three tries', async () => {
    const requests = stubFetch(() => json({}, { status: 500 }));
    await expect(get()).rejects.toThrow(ApiError);
    expect(requests).toHaveLength(3);
  });

  test.each([400, 404, 429])('is not sent again after %i', async (status) => {
    const requests = stubFetch(() => json({}, { status }));
    await expect(get()).rejects.toMatchObject({ failure: { kind: 'http', status } });
    expect(requests).toHaveLength(1);
  });
});

describe('an answer', () => {
  test.each([
    ['an HTML body', () => new Response('<!doctype html>', { headers: JSON_HEADERS })],
    ['an HTML type', () => new Response('[]', { headers: { 'content-type': 'text/html' } })],
    ['broken JSON', () => new Response('{"data":[', { headers: JSON_HEADERS })],
    ['no body', () => new Response('')],
    ['more than 50 MB', () => new Response(new Uint8Array(50_000_001))],
  ])('with %s is unreadable', async (_, reply) => {
    stubFetch(reply);
    await expect(get()).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
  });

  test.each([404, 500])('with HTML beside the status %i is known as HTML', async (status) => {
    stubFetch(() => new Response('<!doctype html><h1>Oops</h1>', { status }));
    await expect(get()).rejects.toMatchObject({ failure: { kind: 'http', status, isHtml: true } });
  });

  test('that redirects into the network of the build is not followed, nor asked for again', async () => {
    const location = 'http://169.254.169.254/latest/meta-data/';
    const requests = stubFetch(() => new Response(null, { status: 302, headers: { location } }));
    await expect(get()).rejects.toThrow('an address inside a private network');
    expect(requests.map(({ redirect }) => redirect)).toEqual(['manual']);
  });

  test('with a status but no words for it takes the standard ones', async () => {
    stubFetch(() => json({}, { status: 404, statusText: '' }));
    await expect(get()).rejects.toMatchObject({ failure: { statusText: 'Not Found' } });
  });
});
