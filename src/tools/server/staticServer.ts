import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { printable } from '#/build/report/printable.ts';
import { createEncodedReader, negotiateEncoding, type Encoding } from '#/hosts/contentEncoding.ts';
import { contentTypeOf, isCompressible } from '#/hosts/contentTypes.ts';
import { CACHE_HASHED, CACHE_PAGES, isHashedAddress } from '#/hosts/headerRules.ts';
import { parseRange } from '#/build/network/httpRange.ts';
import { closeServer, listen, type ListenOptions } from '#/build/network/listen.ts';
import { headersFor, parseHeadersFile, type HeaderRule } from './parseHeadersFile.ts';
import { findFile, HEADERS_FILE, readPathname, type FoundFile } from './siteFiles.ts';

export interface RunningServer {
  port: number;
  origin: string;
  close: () => Promise<void>;
}

interface Site {
  root: string;
  rules: HeaderRule[];
  readEncoded: ReturnType<typeof createEncodedReader>;
}

interface Exchange {
  site: Site;
  request: IncomingMessage;
  response: ServerResponse;
  pathname: string;
}

const NOT_FOUND = '/404.html';

const isUnchanged = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate === '*');

function end({ request, response }: Exchange, body: Buffer | string): void {
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function sendEncoded(exchange: Exchange, file: FoundFile, encoding: Encoding): Promise<void> {
  exchange.response.setHeader('content-encoding', encoding);
  end(exchange, await exchange.site.readEncoded(file.path, file.version, encoding));
}

async function sendPlain({ request, response }: Exchange, file: FoundFile): Promise<void> {
  response.setHeader('accept-ranges', 'bytes');
  const range = parseRange(response.statusCode === 200 ? request.headers.range : '', file.size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${file.size}` }).end();
    return;
  }
  if (range !== undefined) {
    response.statusCode = 206;
    response.setHeader('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  const { start, end: last } = range ?? { start: 0, end: file.size - 1 };
  response.setHeader('content-length', last - start + 1);
  if (request.method === 'HEAD' || file.size === 0) response.end();
  else await pipeline(createReadStream(file.path, { start, end: last }), response);
}

async function sendFile(exchange: Exchange, file: FoundFile, status = 200): Promise<void> {
  const { site, request, response, pathname } = exchange;
  const type = contentTypeOf(file.path);
  const encoding =
    isCompressible(type) && request.headers.range === undefined
      ? negotiateEncoding(request.headers['accept-encoding'])
      : undefined;
  const etag = `"${file.version}${encoding === undefined ? '' : `-${encoding}`}"`;
  const headers = {
    'content-type': type,
    'cache-control': isHashedAddress(pathname) ? CACHE_HASHED : CACHE_PAGES,
    'last-modified': file.modified.toUTCString(),
    etag,
    ...(isCompressible(type) && { vary: 'accept-encoding' }),
    ...headersFor(site.rules, pathname),
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  if (status === 200 && isUnchanged(request, etag)) response.writeHead(304).end();
  else if (encoding === undefined) await sendPlain(exchange, file);
  else await sendEncoded(exchange, file, encoding);
}

async function sendNotFound(exchange: Exchange): Promise<void> {
  const page = await findFile(exchange.site.root, NOT_FOUND);
  if (page !== undefined) return sendFile({ ...exchange, pathname: NOT_FOUND }, page, 404);
  exchange.response.statusCode = 404;
  exchange.response.setHeader('content-type', 'text/plain; charset=utf-8');
  end(exchange, 'Not found');
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse) {
  const url = request.url ?? '/';
  const pathname = readPathname(url);
  const exchange: Exchange = { site, request, response, pathname: pathname ?? NOT_FOUND };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  if (pathname === undefined) return sendNotFound(exchange);
  const file = await findFile(site.root, pathname);
  if (file !== undefined) return sendFile(exchange, file);
  const isFolder = (await findFile(site.root, `${pathname}/`)) !== undefined;
  if (!isFolder) return sendNotFound(exchange);
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const location = pathname.split('/').map(encodeURIComponent).join('/');
  response.writeHead(308, { location: `${location}/${query}` }).end();
}

/** Serves a built site as a host would: folder form, `404.html`, compression, caching, ranges. */
export async function serveFolder(folder: string, options?: ListenOptions): Promise<RunningServer> {
  const root = resolve(folder);
  const headersFile = await readFile(join(root, HEADERS_FILE), 'utf8').catch(unlessMissing(''));
  const site: Site = {
    root,
    rules: parseHeadersFile(headersFile),
    readEncoded: createEncodedReader(),
  };
  const server = createServer((request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      if (request.socket.destroyed) return; // the browser went away, as it does while a video seeks
      console.error(printable(`${request.url ?? ''}: ${String(error)}`));
      response.destroy();
    });
  });
  const port = await listen(server, options);
  return { port, origin: `http://localhost:${port}`, close: () => closeServer(server) };
}
