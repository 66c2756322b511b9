import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { appendTrailingSlash } from 'hono/trailing-slash';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { closeServer, listen, type ListenOptions } from '#/build/network/listen.ts';
import { isCompressible } from '#/hosts/contentTypes.ts';
import { BELOW_LANGUAGE, NOT_FOUND, TRANSLATED_NOT_FOUND } from '#/hosts/notFoundPages.ts';

const brotli = promisify(brotliCompress);

export interface RunningServer {
  port: number;
  origin: string;
  close: () => Promise<void>;
}

function parseHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}

/** Parses a `_headers` file: each path, in which `*` stands for anything, has indented headers below it. */
export function parseHeadersFile(text: string) {
  const rules = text.split(/\n(?=\S)/).map((block) => {
    const [path = '', ...lines] = block.trim().split(/\s*\n\s*/);
    const pattern = new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`);
    return { pattern, headers: lines.map(parseHeader) };
  });
  return (address: string): Record<string, string> =>
    Object.fromEntries(
      rules.filter(({ pattern }) => pattern.test(address)).flatMap(({ headers }) => headers),
    );
}

/** Compresses answers by brotli, each body once, because tests ask for the same pages many times. */
function compress(): MiddlewareHandler {
  const compressed = new Map<string, Promise<Buffer>>();
  return async (c, next) => {
    await next();
    const isWhole = c.res.status === 200 || c.res.status === 404;
    if (!isWhole || !isCompressible(c.res.headers.get('content-type') ?? '')) return;
    c.header('vary', 'accept-encoding');
    if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return;
    const body = Buffer.from(await c.res.arrayBuffer());
    const key = hash('sha1', body);
    const smaller = compressed.get(key) ?? brotli(body);
    compressed.set(key, smaller);
    c.res = new Response(new Uint8Array(await smaller), c.res);
    c.header('content-encoding', 'br');
    c.header('content-length', String((await smaller).length));
  };
}

/**
 * A built site as a host serves it: folders end in a slash, an unknown address gets the Not Found page of
 * its language, and the folder's `_headers` hold.
 */
export async function createSite(folder: string): Promise<Hono> {
  const headersFile = await readFile(join(folder, '_headers'), 'utf8').catch(unlessMissing(''));
  const headersOf = parseHeadersFile(headersFile);
  const site = new Hono();
  site.use(compress());
  site.use(etag());
  site.use(async (c, next) => {
    await next();
    c.header('cache-control', 'public, max-age=0, must-revalidate');
    const address = c.res.status === 404 ? NOT_FOUND : c.req.path; // a missing script is not kept
    for (const [name, value] of Object.entries(headersOf(address))) c.header(name, value);
  });
  site.use(appendTrailingSlash({ alwaysRedirect: true, skip: (path) => extname(path) !== '' }));
  site.use(
    serveStatic({
      root: folder,
      onFound: async (path, c) => {
        const { size, mtimeMs } = await stat(path); // both change when a file is written
        c.header('etag', `W/"${size}-${Math.floor(mtimeMs)}"`);
      },
    }),
  );
  site.notFound(async (c) => {
    const [, language] = new RegExp(BELOW_LANGUAGE).exec(c.req.path) ?? [];
    const own = language === undefined ? NOT_FOUND : language + TRANSLATED_NOT_FOUND;
    const english = () =>
      readFile(join(folder, NOT_FOUND), 'utf8').catch(unlessMissing('Not found'));
    const page = readFile(join(folder, own), 'utf8').catch(english);
    return c.html(await page, 404);
  });
  return site;
}

/** Serves a built site on a free port. */
export async function serveFolder(
  folder: string,
  options: ListenOptions = {},
): Promise<RunningServer & AsyncDisposable> {
  const answer = getRequestListener((await createSite(folder)).fetch);
  const server = createServer((request, response) => void answer(request, response));
  const port = await listen(server, options);
  const close = () => closeServer(server);
  return { port, origin: `http://localhost:${port}`, close, [Symbol.asyncDispose]: close };
}
