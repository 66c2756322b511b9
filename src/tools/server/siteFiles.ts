import { stat } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { fileVersion } from '#/build/files/fileVersion.ts';

export interface FoundFile {
  path: string;
  version: string;
}

/** Configuration for the host, never served. */
export const HEADERS_FILE = '_headers';

/** The decoded path of a request, or `undefined` when it cannot be a file of the site. */
export function readPathname(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '').replace(/^\/+/, '/');
    const isSafe = pathname.startsWith('/') && !/[\0\\]|(^|\/)\.\.(\/|$)/.test(pathname);
    return isSafe ? pathname : undefined;
  } catch {
    return undefined; // not valid percent-encoding
  }
}

/** Finds the file of a path below the folder; a path that ends in `/` means its `index.html`. */
export async function findFile(root: string, pathname: string): Promise<FoundFile | undefined> {
  const path = resolve(join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname));
  if (!path.startsWith(root + sep) || basename(path) === HEADERS_FILE) return undefined;
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { path, version: fileVersion(found) };
}
