import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { closeServer, listen } from '#/build/network/listen.ts';

/** A host on a free port, which answers as set and records its requests; it ends with the test. */
export async function startTestHost() {
  const answers = new Map<string, RequestListener>();
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  const origin = `http://localhost:${await listen(server)}`;
  onTestFinished(() => closeServer(server));

  const put = (path: string, answer: Buffer | string | RequestListener): string => {
    answers.set(
      path,
      typeof answer === 'function' ? answer : (_request, response) => response.end(answer),
    );
    return origin + path;
  };

  return {
    origin,
    requests,
    /** Sets the answer for a path; returns its address. */
    put,
    redirect: (path: string, location: string) =>
      put(path, (_request, response) => response.writeHead(302, { location }).end()),
  };
}

export type TestHost = Awaited<ReturnType<typeof startTestHost>>;
