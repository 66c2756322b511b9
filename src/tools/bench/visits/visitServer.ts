import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from '#/build/network/listen.ts';
import { openSite, type RunningServer } from '#/tools/server/staticServer.ts';

/** The answer to a form of plain HTML. */
const THANKS =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sent</title><h1>Sent</h1><p>Thank you. We call you within a day.';

/** A folder's address without its slash. A site with such links has a host that answers without a redirect. */
const BARE_FOLDER = /^[^.?]*[^./?](?=\?|$)/;

interface VisitServer extends RunningServer {
  /** How many forms were received. */
  countForms: () => number;
}

/** Serves a site and its API on one origin. Forms always succeed; JSON gets JSON, others a page. */
export async function serveVisits(
  folder: string,
  { port = 0 }: { port?: number } = {},
): Promise<VisitServer> {
  const site = await openSite(folder, { asOwnHost: true });
  let forms = 0;
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      request.url = request.url?.replace(BARE_FOLDER, '$&/');
      site.listener(request, response);
      return;
    }
    void text(request).then(() => {
      forms += 1;
      const isData = request.headers['content-type']?.includes('json') ?? false;
      response.writeHead(isData ? 201 : 200, {
        'content-type': isData ? 'application/json' : 'text/html; charset=utf-8',
      });
      response.end(isData ? '{"status":"success"}' : THANKS);
    });
  });
  const actual = await listen(server, { port });
  return {
    port: actual,
    origin: `http://localhost:${actual}`,
    countForms: () => forms,
    close: async () => {
      await closeServer(server);
      await site.close();
    },
  };
}
