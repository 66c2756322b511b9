import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { closeServer, listen } from '#/system/network/listen.ts';

/** Responds with this status, body and headers. */
export const answerWith =
  (status: number, body: Buffer | string = '', headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

/** Starts a host on a free port that gives set responses and records requests, and stops after the test. */
export async function startTestHost() {
  const answers = new Map<string, RequestListener>();
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const answer = answers.get(request.url ?? '') ?? answerWith(404);
    answer(request, response);
  });
  const origin = `http://localhost:${await listen(server)}`;
  onTestFinished(() => closeServer(server));

  const put = (path: string, answer: Buffer | string | RequestListener): string => {
    answers.set(path, typeof answer === 'function' ? answer : answerWith(200, answer));
    return origin + path;
  };

  return {
    origin,
    requests,
    /** Sets the response for a path; returns its address. */
    put,
    redirect: (path: string, location: string) => put(path, answerWith(302, '', { location })),
  };
}

export type TestHost = Awaited<ReturnType<typeof startTestHost>>;
