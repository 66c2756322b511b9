import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join, resolve } from 'node:path';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { negotiateEncoding, openEncodedFiles, type EncodedFiles } from '#/hosts/contentEncoding.ts';
import { contentTypeOf, isCompressible } from '#/hosts/contentTypes.ts';
import {
  CACHE_HASHED,
  CACHE_PAGES,
  CACHE_PAGES_UNPURGED,
  isHashedAddress,
} from '#/hosts/headerRules.ts';
import { headersFor, parseHeadersFile, type HeaderRule } from './parseHeadersFile.ts';
import { HEADERS_FILE, type FoundFile } from './siteFiles.ts';

export interface HostedSite {
  root: string;
  rules: HeaderRule[];
  cachePages: string;
  encoded: EncodedFiles;
}

export interface HostOptions {
  /** Behaves like nginx or Caddy, whose caches are not purged by a publish. */
  asOwnHost?: boolean | undefined;
}

/** Opens a built site as a certain host serves it. */
export async function openHostedSite(
  folder: string,
  { asOwnHost = false }: HostOptions,
): Promise<HostedSite> {
  const root = resolve(folder);
  const headersFile = await readFile(join(root, HEADERS_FILE), 'utf8').catch(unlessMissing(''));
  const encoded = await openEncodedFiles();
  return {
    root,
    rules: parseHeadersFile(headersFile),
    cachePages: asOwnHost ? CACHE_PAGES_UNPURGED : CACHE_PAGES,
    encoded,
  };
}

interface FileCopy {
  path: string;
  /** Its `content-encoding`; undefined for the file itself. */
  encoding?: string;
}

/** The copy of a file for a browser with these headers. */
export async function findCopy(
  { encoded }: HostedSite,
  file: FoundFile,
  headers: IncomingHttpHeaders,
): Promise<FileCopy> {
  if (!isCompressible(contentTypeOf(file.path)) || headers.range !== undefined) return file;
  const encoding = negotiateEncoding(headers['accept-encoding']);
  return encoding === undefined ? file : { path: await encoded.find(file, encoding), encoding };
}

/** The headers of a file at an address. */
export function headersOf(
  site: HostedSite,
  path: string,
  pathname: string,
): Record<string, string> {
  const type = contentTypeOf(path);
  return {
    'content-type': type,
    'cache-control': isHashedAddress(pathname) ? CACHE_HASHED : site.cachePages,
    ...(isCompressible(type) && { vary: 'accept-encoding' }),
    ...headersFor(site.rules, pathname),
  };
}
