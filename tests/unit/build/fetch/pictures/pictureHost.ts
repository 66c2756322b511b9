import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { trustedHostsOf } from '#/build/fetch/safeRequest.ts';
import { closeServer, listen } from '#/build/network/listen.ts';

/** A media host on a free port that answers as told and remembers what it was asked. */
export async function startPictureHost() {
  const answers = new Map<string, RequestListener>();
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  const origin = `http://localhost:${await listen(server)}`;

  return {
    requests,
    /** What lets pictures be had from this machine. */
    trustedHosts: trustedHostsOf(origin),
    /** Sets the answer for a path, and gives its address. */
    put(path: string, answer: Buffer | string | RequestListener): string {
      const send: RequestListener = (_request, response) =>
        response.setHeader('content-type', 'image/jpeg').end(answer);
      answers.set(path, typeof answer === 'function' ? answer : send);
      return origin + path;
    },
    /** Like `put`, with an ETag and a date, and 304 for who knows either. */
    putVersioned(path: string, bytes: Buffer, etag: string): string {
      const headers = { etag, 'last-modified': 'Fri, 21 Nov 2025 00:00:00 GMT' };
      return this.put(path, (request, response) => {
        const isKnown = request.headers['if-none-match'] === etag;
        response.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : bytes);
      });
    },
    countOf: (path: string) => requests.filter(({ url }) => url === path).length,
    close: () => closeServer(server),
  };
}
export type PictureHost = Awaited<ReturnType<typeof startPictureHost>>;
