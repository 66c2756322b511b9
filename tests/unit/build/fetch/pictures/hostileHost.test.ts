import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fetchPictures } from '#/build/fetch/pictures/fetchPictures.ts';
import { makeTemporaryFolder } from '../../../../fixtures/temporaryFolder.ts';
import { photograph } from './samplePictures.ts';

/** For answers that never end. */
const SHORT_MS = 200;
const PIECE_MS = 10;

type Answer = (socket: Socket, picture: Buffer) => void;

const STATUSES = Array.from({ length: 500 }, (_, at) => at + 100);
const HTTP = 'HTTP/1.1';
const OK = `${HTTP} 200 OK\r\n`;

const headOf = (headers: string, { length }: Buffer) =>
  `${OK}${headers}Content-Length: ${length}\r\n\r\n`;

/** Every answer with a status from 100 to 599, with a whole picture. */
const byStatus = (status: number): [string, Answer] => [
  `status-${status}`,
  (socket, picture) => {
    socket.write(`${HTTP} ${status} Any\r\nContent-Length: ${picture.length}\r\n\r\n`);
    socket.end(picture);
  },
];

const sendInPieces =
  (head: string, piece: string): Answer =>
  (socket) => {
    socket.write(head);
    const timer = setInterval(() => socket.write(piece), PIECE_MS);
    socket.on('close', () => clearInterval(timer));
  };

/** A good answer with this header beside its length. */
const withHeader =
  (header: string): Answer =>
  (socket, picture) => {
    socket.write(headOf(header, picture));
    socket.end(picture);
  };

const endWith =
  (text: string): Answer =>
  (socket) =>
    socket.end(text);

/** Sends the first bytes of a good answer, and then closes the connection in this way. */
const brokenAfter =
  (share: number, close: 'end' | 'destroy'): Answer =>
  (socket, picture) => {
    const whole = Buffer.concat([Buffer.from(headOf('', picture)), picture]);
    socket.write(whole.subarray(0, Math.floor(whole.length * share)), () => socket[close]());
  };

const ENDLESS: Record<string, Answer> = {
  upgrade: (socket) =>
    socket.write(`${HTTP} 101 Switching\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
  'only-informed': (socket) => socket.write(`${HTTP} 103 Early Hints\r\n\r\n`),
  silent: () => undefined,
  'endless-body': sendInPieces(`${OK}\r\n`, 'x'),
  'endless-header': sendInPieces(OK, 'a: b\r\n'),
  'endless-redirect': sendInPieces(`${HTTP} 302 Found\r\nLocation: /endless-redirect\r\n\r\n`, 'x'),
};

const ODD: Record<string, Answer> = {
  garbage: endWith('\0\0garbage'),
  'negative-length': endWith(`${OK}Content-Length: -2\r\n\r\nhi`),
  'bad-chunk': endWith(`${OK}Transfer-Encoding: chunked\r\n\r\nzz\r\nhi`),
  'bad-gzip': withHeader('Content-Encoding: gzip\r\n'),
  'bad-brotli': withHeader('Content-Encoding: br\r\n'),
  'bad-deflate': withHeader('Content-Encoding: deflate\r\n'),
  'to-socket': endWith(`${HTTP} 302 Found\r\nLocation: http://unix:/run/docker.sock:/info\r\n\r\n`),
  ...Object.fromEntries(
    [0, 0.01, 0.05, 0.5, 0.99].flatMap((share) => [
      [`ended-at-${share}`, brokenAfter(share, 'end')],
      [`destroyed-at-${share}`, brokenAfter(share, 'destroy')],
    ]),
  ),
};

/** What comes with an encoding that nobody knows is taken as it is. */
const HARMLESS: Record<string, Answer> = {
  'encoded-by-constructor': withHeader('Content-Encoding: constructor\r\n'),
  'encoded-by-proto': withHeader('Content-Encoding: __proto__\r\n'),
  'odd-headers': withHeader('Set-Cookie: \r\nContent-Type: \r\nETag: W/\r\n'),
};

/** A host of raw sockets: the first segment of an address chooses its answer. */
async function startHost(answers: Map<string, Answer>): Promise<string> {
  const picture = await photograph();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined); // the client may leave at any time
    socket.once('data', (data) => {
      const name = /^GET \/(\S*)/.exec(data.toString('latin1'))?.[1] ?? '';
      answers.get(name)?.(socket, picture);
    });
  });
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}

/** Fetches the picture of each answer; gives the names of those that are shown, and of those reported. */
async function fetchFrom(answers: Map<string, Answer>, timeoutMs?: number) {
  const origin = await startHost(answers);
  const nameOf = (url = '') => url.slice(origin.length + 1);
  const lost: string[] = [];
  const index = await fetchPictures(
    Array.from(answers.keys(), (name) => ({ url: `${origin}/${name}` })),
    {
      cacheDir: await makeTemporaryFolder(),
      earlier: {},
      trusted: [origin],
      onFailure: (line) => lost.push(nameOf(/^picture (\S+): /.exec(line)?.[1])),
      onProgress: () => undefined,
      backOffMs: 1,
      ...(timeoutMs !== undefined && { timeoutMs }),
    },
  );
  return { shown: Object.keys(index).map(nameOf), lost };
}

describe('costs that picture alone, and gives one line in the report:', () => {
  test('whatever a host answers', async () => {
    const answers = new Map([
      ...STATUSES.map(byStatus),
      ...Object.entries(ODD),
      ...Object.entries(HARMLESS),
    ]);
    const { shown, lost } = await fetchFrom(answers);
    const bodiless = ['status-204', 'status-205'];
    const good = STATUSES.filter((status) => status >= 200 && status < 300)
      .map((status) => `status-${status}`)
      .filter((name) => !bodiless.includes(name));
    expect(shown).toEqual(expect.arrayContaining([...good, ...Object.keys(HARMLESS)]));
    expect([...shown, ...lost].sort()).toEqual([...answers.keys()].sort());
    expect(lost).toEqual(expect.arrayContaining(Object.keys(ODD)));
  }, 60_000);

  test('an answer that never ends', async () => {
    const { lost } = await fetchFrom(new Map(Object.entries(ENDLESS)), SHORT_MS);
    expect(lost.sort()).toEqual(Object.keys(ENDLESS).sort());
  });
});
