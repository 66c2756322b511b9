import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context } from 'hono';
import { contentTypeOf } from '#/hosts/contentTypes.ts';
import { parseRange } from '#/build/network/httpRange.ts';

const MEDIA_FOLDER = fileURLToPath(new URL('./media/', import.meta.url));
/** One plain file name: nothing that could lead to another folder. */
const FILE_NAME = /^[a-z0-9-]+\.(?:jpg|mp4)$/;

async function findMediaFile(name: string) {
  if (!FILE_NAME.test(name)) return undefined;
  const path = join(MEDIA_FOLDER, name);
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, size: found.size, modified: found.mtime } : undefined;
}

/** Answers GET and HEAD for one picture or video: the whole, a part, or that it has not changed. */
export async function serveMedia(c: Context) {
  const name = c.req.param('name') ?? '';
  const file = await findMediaFile(name);
  if (!file) return c.notFound();

  const etag = `"${file.size.toString(36)}-${file.modified.getTime().toString(36)}"`;
  c.header('Accept-Ranges', 'bytes');
  c.header('Cache-Control', 'no-cache');
  c.header('ETag', etag);
  c.header('Last-Modified', file.modified.toUTCString());
  if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304);

  c.header('Content-Type', contentTypeOf(name));
  if (c.req.method === 'HEAD') {
    c.header('Content-Length', String(file.size));
    return c.body(null);
  }
  const isSameFile = [undefined, etag].includes(c.req.header('If-Range'));
  const range = parseRange(isSameFile ? c.req.header('Range') : undefined, file.size);
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${file.size}`);
    return c.json({ message: 'The file has no such bytes.' }, 416);
  }
  const bytes = await readFile(file.path);
  if (!range) return c.body(bytes);
  c.header('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  return c.body(bytes.subarray(range.start, range.end + 1), 206);
}
