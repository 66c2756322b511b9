import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import send from 'send';
import { printable } from '#/build/report/printable.ts';
import { closeServer, listen, type ListenOptions } from '#/build/network/listen.ts';
import { LANGUAGES } from '#/content/languages.ts';
import { belowPaths, languagePaths, NOT_FOUND } from '#/hosts/notFoundPages.ts';
import {
  findCopy,
  headersOf,
  openHostedSite,
  type HostedSite,
  type HostOptions,
} from './hostedSite.ts';
import { findFile, readPathname, type FoundFile } from './siteFiles.ts';

export interface RunningServer {
  port: number;
  origin: string;
  close: () => Promise<void>;
}

interface Exchange {
  site: HostedSite;
  request: IncomingMessage;
  response: ServerResponse;
  pathname: string;
}

/** For all languages that a site may have: the folder shows which exist. */
const LANGUAGE_PATHS = languagePaths(Object.values(LANGUAGES).map(({ code }) => code));
const BELOW_LANGUAGE = new RegExp(belowPaths(LANGUAGE_PATHS));

/** `send` expects an encoded path. */
const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');

async function sendFile(exchange: Exchange, file: FoundFile, status = 200): Promise<void> {
  const { site, request, response, pathname } = exchange;
  const { path, encoding } = await findCopy(site, file, request.headers);
  const headers = headersOf(site, file.path, pathname);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  response.statusCode = status;
  const acceptRanges = status === 200;
  const options = { acceptRanges, cacheControl: false, dotfiles: 'allow' } as const;
  send(request, addressOf(path), options).pipe(response);
}

async function sendNotFound(exchange: Exchange): Promise<void> {
  const [, language = ''] = BELOW_LANGUAGE.exec(exchange.pathname) ?? [];
  for (const pathname of new Set([language + NOT_FOUND, NOT_FOUND])) {
    const page = await findFile(exchange.site.root, pathname);
    if (page !== undefined) return sendFile({ ...exchange, pathname }, page, 404);
  }
  exchange.response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  exchange.response.end('Not found');
}

async function answer(site: HostedSite, request: IncomingMessage, response: ServerResponse) {
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

/** Serves a built site like a host: folder form, `404.html`, compression, caching, ranges. */
export async function openSite(folder: string, options: HostOptions = {}): Promise<OpenedSite> {
  const site = await openHostedSite(folder, options);
  const listener: RequestListener = (request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      // The browser closed the connection, as it does during a seek in a video.
      if (request.socket.destroyed) return;
      console.error(printable(`${request.url ?? ''}: ${String(error)}`));
      response.destroy();
    });
  };
  return { listener, close: () => site.encoded.close() };
}

/** Serves a built site. */
export async function serveFolder(
  folder: string,
  options: HostOptions & ListenOptions = {},
): Promise<RunningServer> {
  const site = await openSite(folder, options);
  const server = createServer(site.listener);
  const port = await listen(server, options);
  const close = async () => {
    await closeServer(server);
    await site.close();
  };
  return { port, origin: `http://localhost:${port}`, close };
}
