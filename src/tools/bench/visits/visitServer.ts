import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from '#/build/network/listen.ts';
import { openSite, type RunningServer } from '#/tools/server/staticServer.ts';

/** What a page of plain HTML gets for its form. */
const THANKS =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sent</title><h1>Sent</h1><p>Thank you. We call you within a day.';

/** An address of a folder without its slash: a site that links so has a host that answers at once. */
const BARE_FOLDER = /^[^.?]*[^./?](?=\?|$)/;

interface VisitServer extends RunningServer {
  /** How many forms have come. */
  countForms: () => number;
}

/** Serves a site on the origin of its API, which takes every form: as data, or as a page that is asked for. */
export async function serveVisits(
  folder: string,
  { port = 0, hasDeltas = false }: { port?: number; hasDeltas?: boolean } = {},
): Promise<VisitServer> {
  const site = await openSite(folder, { asOwnHost: true, hasDeltas });
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
