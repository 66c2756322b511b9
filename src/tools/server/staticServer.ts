import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { join, resolve } from 'node:path';
import send from 'send';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { printable } from '#/build/report/printable.ts';
import { negotiateEncoding, openEncodedFiles, type EncodedFiles } from '#/hosts/contentEncoding.ts';
import { contentTypeOf, isCompressible } from '#/hosts/contentTypes.ts';
import { CACHE_HASHED, CACHE_PAGES, isHashedAddress } from '#/hosts/headerRules.ts';
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
  encoded: EncodedFiles;
}

interface Exchange {
  site: Site;
  request: IncomingMessage;
  response: ServerResponse;
  pathname: string;
}

const NOT_FOUND = '/404.html';

/** `send` reads a path as it stands in an address. */
const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');

async function sendFile(exchange: Exchange, file: FoundFile, status = 200): Promise<void> {
  const { site, request, response, pathname } = exchange;
  const type = contentTypeOf(file.path);
  const encoding =
    isCompressible(type) && request.headers.range === undefined
      ? negotiateEncoding(request.headers['accept-encoding'])
      : undefined;
  const path = encoding === undefined ? file.path : await site.encoded.find(file, encoding);
  const headers = {
    'content-type': type,
    'cache-control': isHashedAddress(pathname) ? CACHE_HASHED : CACHE_PAGES,
    ...(isCompressible(type) && { vary: 'accept-encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
    ...headersFor(site.rules, pathname),
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  const acceptRanges = status === 200;
  const options = { acceptRanges, cacheControl: false, dotfiles: 'allow' } as const;
  send(request, addressOf(path), options).pipe(response);
}

async function sendNotFound(exchange: Exchange): Promise<void> {
  const page = await findFile(exchange.site.root, NOT_FOUND);
  if (page !== undefined) return sendFile({ ...exchange, pathname: NOT_FOUND }, page, 404);
  exchange.response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  exchange.response.end('Not found');
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

interface OpenedSite {
  listener: RequestListener;
  close: () => Promise<void>;
}

/** Answers for a built site as a host would: folder form, `404.html`, compression, caching, ranges. */
export async function openSite(folder: string): Promise<OpenedSite> {
  const root = resolve(folder);
  const headersFile = await readFile(join(root, HEADERS_FILE), 'utf8').catch(unlessMissing(''));
  const site: Site = {
    root,
    rules: parseHeadersFile(headersFile),
    encoded: await openEncodedFiles(),
  };
  const listener: RequestListener = (request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      if (request.socket.destroyed) return; // the browser went away, as it does while a video seeks
      console.error(printable(`${request.url ?? ''}: ${String(error)}`));
      response.destroy();
    });
  };
  return { listener, close: () => site.encoded.close() };
}

/** Serves a built site. */
export async function serveFolder(folder: string, options?: ListenOptions): Promise<RunningServer> {
  const site = await openSite(folder);
  const server = createServer(site.listener);
  const port = await listen(server, options);
  const close = async () => {
    await closeServer(server);
    await site.close();
  };
  return { port, origin: `http://localhost:${port}`, close };
}
