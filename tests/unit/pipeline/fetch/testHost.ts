import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { closeServer, listen } from '#/system/network/listen.ts';

/** Responds with this status, body and headers. */
export const respondWith =
  (status: number, body: Buffer | string = '', headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

/** Starts a host on a free port that gives set responses and records requests, and stops after the test. */
export async function startTestHost() {
  const listeners = new Map<string, RequestListener>();
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const respond = listeners.get(request.url ?? '') ?? respondWith(404);
    respond(request, response);
  });
  const origin = `http://localhost:${await listen(server)}`;
  onTestFinished(() => closeServer(server));

  const put = (path: string, response: Buffer | string | RequestListener): string => {
    listeners.set(path, typeof response === 'function' ? response : respondWith(200, response));
    return origin + path;
  };

  return {
    origin,
    requests,
    /** Sets the response for a path; returns its address. */
    put,
    redirect: (path: string, location: string) => put(path, respondWith(302, '', { location })),
  };
}

export type TestHost = Awaited<ReturnType<typeof startTestHost>>;
