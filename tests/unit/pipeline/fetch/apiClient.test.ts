import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { createApiClient } from '#/pipeline/fetch/apiClient.ts';
import { createHttp } from '#/pipeline/fetch/http.ts';
import { respondWith, startTestHost, type TestHost } from './testHost.ts';

const FOOD = '/api/food';
/** Long enough for a busy machine to respond. */
const SHORT_MS = 1000;
const LONG_MS = 60_000;

let host: TestHost;

beforeEach(async () => {
  host = await startTestHost();
});

const createClient = (timeoutMs: number, origin = host.origin) => {
  const send = createHttp({ trusted: [origin], backOffMs: 1 });
  return createApiClient(origin, send, { timeoutMs, maxMegabytes: 1 });
};

/** Sends a request to a host that gives these responses in order and repeats the last. */
function get(listeners: RequestListener[], timeoutMs = LONG_MS) {
  host.put(FOOD, (request, response) => {
    const listener = listeners[host.requests.length - 1] ?? listeners.at(-1);
    listener?.(request, response);
  });
  return createClient(timeoutMs)(FOOD);
}

const cut: RequestListener = (request) => request.socket.destroy();
const hang: RequestListener = () => undefined;
const slowToTheEnd: RequestListener = (_, response) => response.writeHead(200).write('{"data":');

const TOO_MANY = '{"success":0,"message":"Too many connections","data":[]}';

const compressed = gzipSync(JSON.stringify({ data: Array.from({ length: 999 }, Math.random) }));
const cutOff = compressed.subarray(0, compressed.length / 2);

test('requests JSON from the base address and the path of the endpoint', async () => {
  await get([respondWith(200, '{"data":[]}')]);
  expect(host.requests[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
  });
});

test.each([
  ['a connection that is cut', cut],
  ['a time-out', hang],
  ['a 500', respondWith(500, '{}')],
  ['a response whose gzip breaks off', respondWith(200, cutOff, { 'content-encoding': 'gzip' })],
])('retries twice after %s', async (_, fault) => {
  const getting = get(
    [fault, fault, respondWith(200, '{"data":[1]}')],
    fault === hang ? SHORT_MS : LONG_MS,
  );
  await expect(getting).resolves.toMatchObject({ body: { data: [1] } });
  expect(host.requests).toHaveLength(3);
});

test.each<[string, RequestListener, requests: number]>([
  ['HTTP 400', respondWith(400, '{}'), 1],
  [`"${'x'.repeat(200)}"`, respondWith(400, JSON.stringify({ message: 'x'.repeat(300) })), 1],
  [` ${SHORT_MS} `, slowToTheEnd, 3], // of a time-out; its other words are ours to change
  ['expected JSON, found HTML', respondWith(200, ' <!doctype html>'), 1],
  ['expected JSON, found nothing', respondWith(200), 1],
  ['the response is unusable: over 1 MB', respondWith(200, Buffer.alloc(1_100_000, ' ')), 1],
  // A message without data is a failure.
  ['"Too many connections"', respondWith(200, TOO_MANY), 1],
  ['found {"code":500}', respondWith(200, '{"code":500,"data":[]}'), 1],
  ['found {"error":"Closed"}', respondWith(200, '{"error":"Closed","data":[]}'), 1],
])('reports %s', async (cause, listener, requests) => {
  const timeoutMs = listener === slowToTheEnd ? SHORT_MS : undefined;
  await expect(get([listener], timeoutMs)).rejects.toThrow(cause);
  expect(host.requests).toHaveLength(requests);
});

test("reports the system's error for a host", async () => {
  const getJson = createClient(LONG_MS, 'http://localhost:1');
  await expect(getJson(FOOD)).rejects.toThrow('connection failed (ECONNREFUSED)');
});

test('reads JSON of any content type, with a byte order mark', async () => {
  const body = Buffer.from(`\ufeff${JSON.stringify({ data: ['ખમણ'] })}`);
  const getting = get([respondWith(200, body, { 'content-type': 'text/html; charset=UTF-8' })]);
  await expect(getting).resolves.toMatchObject({ body: { data: ['ખમણ'] } });
});

test.each([
  ['application/json; charset=iso-8859-1', 'latin1', 'Crème'],
  ['application/json;charset="ISO-8859-1"', 'latin1', 'Crème'],
  ['application/json; charset=UTF-16LE', 'utf16le', 'ખમણ'],
  ['application/json; charset=unknown-8', 'utf8', 'ખમણ'],
  ['application/json', 'latin1', 'Cr\ufffdme'],
] as const)('decodes a body with the content type %s', async (type, encoding, name) => {
  const written = name.replace('\ufffd', 'è');
  const body = Buffer.from(JSON.stringify({ data: [written] }), encoding);
  const getting = get([respondWith(200, body, { 'content-type': type })]);
  await expect(getting).resolves.toMatchObject({ body: { data: [name] } });
});

test('sends at most four requests at once', async () => {
  const waiting: ServerResponse[] = [];
  let most = 0;
  const respondToAll = () => waiting.splice(0).forEach((response) => response.end('{"data":[]}'));
  host.put(FOOD, (_, response) => {
    most = Math.max(most, waiting.push(response));
    if (waiting.length === 4) setTimeout(respondToAll, 50); // time for a wrong fifth request
  });
  const getJson = createClient(LONG_MS);
  await Promise.all(Array.from({ length: 12 }, () => getJson(FOOD)));
  expect(most).toBe(4);
});

test('sends one request at a time after a time-out', async () => {
  let [open, most, count] = [0, 0, 0];
  host.put(FOOD, (_, response) => {
    count += 1;
    if (count <= 4) return; // the first four time out together
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      response.end('{"data":[]}');
    });
  });
  const getJson = createClient(SHORT_MS);
  await Promise.all(Array.from({ length: 8 }, () => getJson(FOOD)));
  expect([most, count]).toEqual([1, 12]);
});
