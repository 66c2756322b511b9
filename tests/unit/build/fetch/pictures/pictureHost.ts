import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { trustedHostsOf } from '#/build/fetch/safeRequest.ts';
import { closeServer, listen } from '#/build/network/listen.ts';

/** A media host on a free port, which answers as set and records its requests. */
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
    /** Allows downloads from this machine. */
    trustedHosts: trustedHostsOf(origin),
    /** Sets the answer for a path; returns its address. */
    put(path: string, answer: Buffer | string | RequestListener): string {
      const send: RequestListener = (_request, response) =>
        response.setHeader('content-type', 'image/jpeg').end(answer);
      answers.set(path, typeof answer === 'function' ? answer : send);
      return origin + path;
    },
    /** Like `put`, with an ETag and a date, and with 304 for a matching validator. */
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
