import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { appendTrailingSlash } from 'hono/trailing-slash';
import { closeServer, listen } from '#/system/network/listen.ts';
import { isCompressible } from '#/hosts/contentTypes.ts';
import { cacheRules, securityHeaders } from '#/hosts/headerRules.ts';
import { BELOW_LANGUAGE, NOT_FOUND, TRANSLATED_NOT_FOUND } from '#/hosts/notFoundPages.ts';

const NOT_KEPT = 'public, max-age=0, must-revalidate';

const brotli = promisify(brotliCompress);

export interface RunningServer {
  port: number;
  origin: string;
  close: () => Promise<void>;
}

/** Compresses responses with brotli, each body once, because tests request the same pages many times. */
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

/** Adds the headers of a host that caches only hashed files and feeds. */
const addHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { path } = c.req;
  const rule = cacheRules.find((each) => path.startsWith(each.path.replace('*', '')));
  c.header('cache-control', (c.res.ok && rule?.cacheControl) || NOT_KEPT);
  for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value);
};

/**
 * Serves a built site as a host does: folders end in a slash, and an unknown address gets the Not
 * Found page of its language.
 */
export function createSite(folder: string): Hono {
  const site = new Hono();
  site.use(compress());
  site.use(addHeaders);
  site.use(appendTrailingSlash({ alwaysRedirect: true, skip: (path) => extname(path) !== '' }));
  site.use(serveStatic({ root: folder }));
  site.notFound(async (c) => {
    const [, language] = new RegExp(BELOW_LANGUAGE).exec(c.req.path) ?? [];
    const own = language === undefined ? NOT_FOUND : language + TRANSLATED_NOT_FOUND;
    const english = () => readFile(join(folder, NOT_FOUND), 'utf8');
    return c.html(await readFile(join(folder, own), 'utf8').catch(english), 404);
  });
  return site;
}

/** Serves an app on this port; 0 uses a free one. */
export async function serve(app: Hono, wanted = 0): Promise<RunningServer & AsyncDisposable> {
  const respond = getRequestListener(app.fetch);
  const server = createServer((request, response) => void respond(request, response));
  const port = await listen(server, { port: wanted });
  const close = () => closeServer(server);
  return { port, origin: `http://localhost:${port}`, close, [Symbol.asyncDispose]: close };
}

/** Serves a built site. */
export const serveFolder = (folder: string, port?: number) => serve(createSite(folder), port);
