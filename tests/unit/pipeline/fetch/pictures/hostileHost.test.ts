import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { fetchPictures } from '#/pipeline/fetch/pictures/fetchPictures.ts';
import { makeTemporaryFolder } from '../../../../fixtures/temporaryFolder.ts';
import { startTestHost } from '../testHost.ts';
import { photograph } from './samplePictures.ts';

/** For answers that never end. */
const SHORT_MS = 200;
const PIECE_MS = 10;

/** Writes to a connection what no server of Node's would. */
type Answer = (socket: Socket, picture: Buffer) => void;
type Answers = Record<string, Answer>;

const STATUSES = Array.from({ length: 500 }, (_, at) => at + 100);
const HTTP = 'HTTP/1.1';
const OK = `${HTTP} 200 OK\r\n`;

const whole = (head: string, picture: Buffer) =>
  Buffer.concat([Buffer.from(`${head}Content-Length: ${picture.length}\r\n\r\n`), picture]);

/** A whole picture after a head to which only its length is added. */
const pictureAfter =
  (head: string): Answer =>
  (socket, picture) =>
    socket.end(whole(head, picture));

const endWith =
  (text: string): Answer =>
  (socket) =>
    socket.end(text);

const sendInPieces =
  (head: string, piece: string): Answer =>
  (socket) => {
    socket.write(head);
    const timer = setInterval(() => socket.write(piece), PIECE_MS);
    socket.on('close', () => clearInterval(timer));
  };

/** Sends the first bytes of a good answer, and then closes the connection in this way. */
const brokenAfter =
  (share: number, close: 'end' | 'destroy'): Answer =>
  (socket, picture) => {
    const bytes = whole(OK, picture);
    socket.write(bytes.subarray(0, Math.floor(bytes.length * share)), () => socket[close]());
  };

const BY_STATUS: Answers = Object.fromEntries(
  STATUSES.map((status) => [`status-${status}`, pictureAfter(`${HTTP} ${status} Any\r\n`)]),
);

const ENDLESS: Answers = {
  upgrade: (socket) =>
    socket.write(`${HTTP} 101 Switching\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
  'only-informed': (socket) => socket.write(`${HTTP} 103 Early Hints\r\n\r\n`),
  silent: () => undefined,
  'endless-body': sendInPieces(`${OK}\r\n`, 'x'),
  'endless-header': sendInPieces(OK, 'a: b\r\n'),
  'endless-redirect': sendInPieces(`${HTTP} 302 Found\r\nLocation: /endless-redirect\r\n\r\n`, 'x'),
};

const ODD: Answers = {
  garbage: endWith('\0\0garbage'),
  'negative-length': endWith(`${OK}Content-Length: -2\r\n\r\nhi`),
  'bad-chunk': endWith(`${OK}Transfer-Encoding: chunked\r\n\r\nzz\r\nhi`),
  'bad-gzip': pictureAfter(`${OK}Content-Encoding: gzip\r\n`),
  'bad-brotli': pictureAfter(`${OK}Content-Encoding: br\r\n`),
  'bad-deflate': pictureAfter(`${OK}Content-Encoding: deflate\r\n`),
  'to-socket': endWith(`${HTTP} 302 Found\r\nLocation: http://unix:/run/docker.sock:/info\r\n\r\n`),
  ...Object.fromEntries(
    [0, 0.01, 0.05, 0.5, 0.99].flatMap((share) => [
      [`ended-at-${share}`, brokenAfter(share, 'end')],
      [`destroyed-at-${share}`, brokenAfter(share, 'destroy')],
    ]),
  ),
};

/** What comes with an encoding that nobody knows is taken as it is. */
const HARMLESS: Answers = {
  'encoded-by-constructor': pictureAfter(`${OK}Content-Encoding: constructor\r\n`),
  'encoded-by-proto': pictureAfter(`${OK}Content-Encoding: __proto__\r\n`),
  'odd-headers': pictureAfter(`${OK}Set-Cookie: \r\nContent-Type: \r\nETag: W/\r\n`),
};

/** Fetches the picture of each answer; gives the names of those that are shown. */
async function fetchFrom(answers: Answers, timeoutMs = 10_000) {
  const host = await startTestHost();
  const picture = await photograph();
  const named = Object.entries(answers).map(([name, answer]) => ({
    url: host.put(`/${name}`, ({ socket }) => answer(socket, picture)),
  }));
  const index = await fetchPictures(named, {
    cacheDir: await makeTemporaryFolder(),
    earlier: {},
    trusted: [host.origin],
    onFailure: () => undefined,
    onProgress: () => undefined,
    backOffMs: 1,
    timeoutMs,
  });
  return Object.keys(index).map((url) => url.slice(host.origin.length + 1));
}

describe('costs that picture alone:', () => {
  test('whatever a host answers', async () => {
    const good = STATUSES.filter((status) => status >= 200 && status < 300)
      .filter((status) => status !== 204) // which has no body
      .map((status) => `status-${status}`);
    const shown = await fetchFrom({ ...BY_STATUS, ...ODD, ...HARMLESS });
    expect(shown.sort()).toEqual([...good, ...Object.keys(HARMLESS)].sort());
  });

  test('an answer that never ends', async () => {
    expect(await fetchFrom(ENDLESS, SHORT_MS)).toEqual([]);
  });
});
