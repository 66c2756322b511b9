import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { constants, createZstdCompress } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { addressOf } from '#/build/files/siteIndex.ts';
import { LANGUAGES } from '#/content/languages.ts';
import { link as blog } from '#/copy/pages/blog.ts';
import { link as franchisesList } from '#/copy/pages/franchisesList.ts';
import { link as home } from '#/copy/pages/home.ts';

// A browser that has one page, the dictionary, gets of another page only what is new in it, its delta:
// Compression Dictionary Transport, https://www.rfc-editor.org/rfc/rfc9842.

/** The folder of a release that holds deltas, as `<id of the dictionary>/menu/index.html`. */
export const DELTA_FOLDER = '_dictionary';

/** What a page's answer depends on, so that no cache gives a browser the delta of another. */
export const VARY_PAGE = 'Accept-Encoding, Available-Dictionary';

/** What a browser says of its dictionary, as nginx, Caddy and we match it; the group is its id. */
export const AVAILABLE_DICTIONARY = '^:([A-Za-z0-9+/]{43}=):$';

/** The `Accept-Encoding` of a browser that takes deltas, likewise. */
export const ACCEPTS_DELTA = '(^|,) *dcz *(,|$)';

/** A page whose bytes are the dictionary of others. */
export interface Dictionary {
  /** As a file of the site: `gu/index.html`. */
  file: string;
  /** What the addresses of those others begin with: `/gu/`. */
  below: string;
}

/** A visitor goes from home anywhere, and from a list to what it lists. */
const SECTIONS = [
  [home.href, home.href],
  [blog.href, '/blog-single/'],
  [franchisesList.href, franchisesList.href],
] as const;

/** The dictionaries of a site: those of every language that it may speak. */
export const DICTIONARIES: readonly Dictionary[] = Object.values(LANGUAGES).flatMap(({ path }) =>
  SECTIONS.map(([page, below]) => ({
    file: `${path}${page}index.html`.slice(1),
    below: path + below,
  })),
);

/** The `Use-As-Dictionary` of a page; of several dictionaries a browser takes the one nearest to an address. */
export const useAsDictionary = ({ below }: Dictionary) =>
  `match="${below}*", match-dest=("document")`;

const hashOf = (dictionary: Buffer) => createHash('sha256').update(dictionary).digest();

/** What a browser calls a dictionary: the base64 of its SHA-256. */
export const dictionaryId = (dictionary: Buffer): string => hashOf(dictionary).toString('base64');

/** The id of the dictionary of a browser that takes deltas, by the headers of its request. */
export function readDictionaryId(headers: IncomingHttpHeaders): string | undefined {
  if (!new RegExp(ACCEPTS_DELTA).test(headers['accept-encoding'] ?? '')) return undefined;
  const available = headers['available-dictionary'];
  return new RegExp(AVAILABLE_DICTIONARY).exec(available?.toString() ?? '')?.[1];
}

const addressesOfLinks = (html: string): string[] => {
  const addresses: string[] = [];
  const onopentag = (name: string, { href }: Record<string, string>) => {
    if (name === 'a' && href !== undefined) addresses.push(href.replace(/[?#].*/s, ''));
  };
  new Parser({ onopentag }).end(html);
  return addresses;
};

/** The pages among some files that get a delta to a dictionary, whose text is `html`: those that it links to. */
export function pagesWithDelta(
  { file: own, below }: Dictionary,
  html: string,
  files: readonly string[],
): string[] {
  const links = new Set(addressesOfLinks(html).filter((link) => link.startsWith(below)));
  const isPage = (file: string) => file.endsWith('/index.html') && file !== own;
  return files.filter((file) => isPage(file) && links.has(addressOf(file)));
}

/** A frame that zstd skips, of 32 bytes: the hash of the dictionary. */
const DELTA_START = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** 8 ms a page; 12 takes 5 for 3% more bytes, 19 takes 13 for half a percent fewer. */
const LEVEL = 15;

/** How much of `main` the first block holds, beside all above it: more than any introduction. */
const FIRST_SCREEN_BYTES = 8 * 1024;

/**
 * A page as its delta to a dictionary, in the encoding `dcz`. A browser can read a block of zstd only when all
 * of it is there, so the first ends behind the first screen.
 */
export async function encodeDelta(page: Buffer, dictionary: Buffer): Promise<Buffer> {
  const compression = createZstdCompress({
    dictionary,
    flush: constants.ZSTD_e_flush,
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
    pledgedSrcSize: page.length,
  });
  const firstBlockEnd = page.indexOf('<main') + FIRST_SCREEN_BYTES;
  compression.write(page.subarray(0, firstBlockEnd));
  compression.end(page.subarray(firstBlockEnd));
  return Buffer.concat([DELTA_START, hashOf(dictionary), await buffer(compression)]);
}
