import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { closeServer, listen } from '#/build/network/listen.ts';
import { htmlBytes } from './budgets.ts';
import type { Measurement } from './measureRoute.ts';

/** A page of as many bytes, without scripts and styles, with the same largest picture. */
function barePage(page: Measurement): string {
  const { address, width, height } = page.largestPicture ?? {};
  const image = address
    ? `<img src="${address}" width="${width}" height="${height}" fetchpriority="high" alt="">`
    : '';
  const start = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Bare</title><h1>Bare</h1>${image}<p>`;
  return start.padEnd(htmlBytes(page), 'words ');
}

/** Serves a bare page at the address of each page, uncompressed, and pictures from the site's folder. */
export async function serveBarePages(siteFolder: string, pages: readonly Measurement[]) {
  const html = new Map(pages.map((page) => [page.route, barePage(page)]));
  const pictures = new Set(pages.map(({ largestPicture }) => largestPicture?.address));
  const server = createServer(({ url = '/' }, response) => {
    const page = html.get(url);
    if (page !== undefined) response.setHeader('content-type', 'text/html').end(page);
    else if (pictures.has(url)) createReadStream(join(siteFolder, url)).pipe(response);
    else response.writeHead(404).end();
  });
  const port = await listen(server);
  return { origin: `http://localhost:${port}`, [Symbol.asyncDispose]: () => closeServer(server) };
}
