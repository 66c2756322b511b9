import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApiClient } from '#/build/fetch/apiClient.ts';
import { startTestHost, type TestHost } from './testHost.ts';

const FOOD = '/api/food';

let host: TestHost;
let warnings: string[];

beforeEach(async () => {
  host = await startTestHost();
  warnings = [];
});

const createClient = (timeoutMs = 2000) =>
  createApiClient(host.origin, (line) => warnings.push(line), { timeoutMs, backOffMs: 1 });
const get = (timeoutMs?: number) => createClient(timeoutMs)(FOOD);

type Body = string | Buffer;

const answerWith =
  (body: Body, status = 200, headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
const cut: RequestListener = (request) => request.socket.destroy();
const hang: RequestListener = () => undefined;

/** Answers requests with these in order, then with the last one. */
function answerInOrder(...answers: RequestListener[]) {
  host.put(FOOD, (request, response) => {
    const answer = answers[host.requests.length - 1] ?? answers.at(-1);
    answer?.(request, response);
  });
}

const compressed = gzipSync(JSON.stringify({ data: Array.from({ length: 999 }, Math.random) }));
const cutOff = compressed.subarray(0, compressed.length / 2);

describe('a request', () => {
  test('asks for JSON at the base and the endpoint', async () => {
    host.put(FOOD, '{"data":[]}');
    await get();
    expect(host.requests[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  test.each([
    ['a connection that is cut', cut],
    ['a time-out', hang],
    ['a 500', answerWith('{}', 500)],
    ['a 503', answerWith('{}', 503)],
    ['an answer whose gzip breaks off', answerWith(cutOff, 200, { 'content-encoding': 'gzip' })],
  ])('is sent twice more after %s', async (_, fault) => {
    answerInOrder(fault, fault, answerWith('{"data":[1]}'));
    await expect(get(300)).resolves.toMatchObject({ body: { data: [1] } });
    expect(host.requests).toHaveLength(3);
  });

  test('is given up after three tries', async () => {
    answerInOrder(answerWith('{}', 500));
    await expect(get()).rejects.toMatchObject({ failure: { kind: 'http', status: 500 } });
    expect(host.requests).toHaveLength(3);
  });

  test('whose connection fails is reported with the origin that was asked', async () => {
    answerInOrder(cut);
    await expect(get()).rejects.toThrow(`${FOOD}: connection failed at ${host.origin}`);
  });

  test.each([400, 401, 404, 422])('is not sent again after %i', async (status) => {
    answerInOrder(answerWith('{}', status));
    await expect(get()).rejects.toMatchObject({ failure: { kind: 'http', status } });
    expect(host.requests).toHaveLength(1);
  });

  test('that is slow to the end counts as a time-out, however early the answer began', async () => {
    answerInOrder((_, response) => response.writeHead(200).write('{"data":'));
    await expect(get(100)).rejects.toMatchObject({ failure: { kind: 'time-out', timeoutMs: 100 } });
  });
});

test('never asks for more than four things at once', async () => {
  const waiting: ServerResponse[] = [];
  let most = 0;
  const answerAll = () => waiting.splice(0).forEach((response) => response.end('{"data":[]}'));
  host.put(FOOD, (_, response) => {
    most = Math.max(most, waiting.push(response));
    if (waiting.length === 4) setTimeout(answerAll, 50); // a fifth would come meanwhile
  });
  const getJson = createClient(10_000);
  await Promise.all(Array.from({ length: 12 }, () => getJson(FOOD)));
  expect(most).toBe(4);
});

describe('an answer', () => {
  test.each<[string, Body, string]>([
    ['an HTML body', ' <!doctype html>', 'expected JSON, found HTML'],
    ['broken JSON', '{"data":[', 'expected JSON, found other text'],
    ['no body', '', 'expected JSON, found nothing'],
    ['more than 50 MB', Buffer.alloc(50_100_000, ' '), 'found over 50 MB'],
  ])('with %s is unreadable', async (_, body, detail) => {
    answerInOrder(answerWith(body));
    await expect(get()).rejects.toThrow(detail);
    expect(host.requests).toHaveLength(1);
  });

  test.each([404, 500])('with HTML beside the status %i is known as HTML', async (status) => {
    answerInOrder(answerWith('<!doctype html><h1>Oops</h1>', status));
    await expect(get()).rejects.toMatchObject({ failure: { kind: 'http', status, isHtml: true } });
  });

  test.each([
    [{ success: false, data: [], message: 'No licence' }, 'found false and the message "No lic'],
    [{ status: 'error', data: [1] }, 'expected status "success", found "error"'],
    [{ status: 'Fail', message: 'Closed' }, 'found "Fail" and the message "Closed"'],
    [{ status: false }, 'found false'],
  ])('that reports a failure is one: %j', async (body, detail) => {
    answerInOrder(answerWith(JSON.stringify(body)));
    await expect(get()).rejects.toThrow(detail);
  });

  test.each<[charset: string, encoding: BufferEncoding, text: string]>([
    ['ISO-8859-1', 'latin1', 'Café'],
    ['constructor', 'utf8', 'ખમણ'],
  ])('that declares the character set %s is read as %s', async (charset, encoding, text) => {
    const headers = { 'content-type': `application/json; charset=${charset}` };
    answerInOrder(
      answerWith(Buffer.from(JSON.stringify({ data: [text] }), encoding), 200, headers),
    );
    await expect(get()).resolves.toMatchObject({ body: { data: [text] } });
  });

  test('of JSON with the type of HTML is read, and the report names the type', async () => {
    answerInOrder(answerWith('{"data":[1]}', 200, { 'content-type': 'text/html; charset=UTF-8' }));
    await expect(get()).resolves.toMatchObject({ body: { data: [1] } });
    expect(warnings).toEqual(['/api/food: JSON, but its content-type is text/html; charset=UTF-8']);
  });
});
