import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import send from 'send';

const MEDIA_FOLDER = fileURLToPath(new URL('./media/', import.meta.url));
/** A plain file name, which cannot lead to another folder. */
const FILE_NAME = /^[a-z0-9-]+\.(?:jpg|mp4)$/;

async function hasFile(name: string): Promise<boolean> {
  if (!FILE_NAME.test(name)) return false;
  const found = await stat(join(MEDIA_FOLDER, name)).catch(() => undefined);
  return found?.isFile() ?? false;
}

/** Answers GET and HEAD for a picture or video: the whole file, a range, or 304. */
export async function serveMedia(c: Context<{ Bindings: HttpBindings }>) {
  const name = c.req.param('name') ?? '';
  if (!(await hasFile(name))) return c.notFound();
  const { incoming, outgoing } = c.env;
  for (const [header, value] of c.res.headers) outgoing.setHeader(header, value);
  outgoing.setHeader('cache-control', 'no-cache');
  send(incoming, name, { root: MEDIA_FOLDER, cacheControl: false }).pipe(outgoing);
  return RESPONSE_ALREADY_SENT;
}
