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

// Compression Dictionary Transport (https://www.rfc-editor.org/rfc/rfc9842): a browser that has one
// page, the dictionary, gets another page as a delta, which holds only what is new in it.

/** The folder of a release with its deltas: `<id of the dictionary>/menu/index.html`. */
export const DELTA_FOLDER = '_dictionary';

/**
 * The request headers that a page's response depends on, so that a cache never serves a delta to the wrong
 * browser.
 */
export const VARY_PAGE = 'Accept-Encoding, Available-Dictionary';

/** The `Available-Dictionary` header, as a regular expression for nginx, Caddy and us; the group is the id. */
export const AVAILABLE_DICTIONARY = '^:([A-Za-z0-9+/]{43}=):$';

/** A regular expression, also for those three, for the `Accept-Encoding` of a browser that accepts deltas. */
export const ACCEPTS_DELTA = '(^|,) *dcz *(,|$)';

/** A page that serves as the dictionary of other pages. */
export interface Dictionary {
  /** Its file in the site: `gu/index.html`. */
  file: string;
  /** The start of the addresses of those other pages: `/gu/`. */
  below: string;
}

/** Visitors go from home to any page, and from a list to its items. */
const SECTIONS = [
  [home.href, home.href],
  [blog.href, '/blog-single/'],
  [franchisesList.href, franchisesList.href],
] as const;

/** The dictionaries of every language that a site may have. */
export const DICTIONARIES: readonly Dictionary[] = Object.values(LANGUAGES).flatMap(({ path }) =>
  SECTIONS.map(([page, below]) => ({
    file: `${path}${page}index.html`.slice(1),
    below: path + below,
  })),
);

/**
 * The `Use-As-Dictionary` of a page. If several dictionaries match an address, the browser takes the most
 * specific one.
 */
export const useAsDictionary = ({ below }: Dictionary) =>
  `match="${below}*", match-dest=("document")`;

const hashOf = (dictionary: Buffer) => createHash('sha256').update(dictionary).digest();

/** The id of a dictionary in HTTP headers: the base64 of its SHA-256. */
export const dictionaryId = (dictionary: Buffer): string => hashOf(dictionary).toString('base64');

/** The id of a browser's dictionary, if its request accepts deltas. */
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

/** The pages that get a delta to a dictionary: those that its text, `html`, links to. */
export function pagesWithDelta(
  { file: own, below }: Dictionary,
  html: string,
  files: readonly string[],
): string[] {
  const links = new Set(addressesOfLinks(html).filter((link) => link.startsWith(below)));
  const isPage = (file: string) => file.endsWith('/index.html') && file !== own;
  return files.filter((file) => isPage(file) && links.has(addressOf(file)));
}

/** The start of a skippable zstd frame with 32 bytes, the hash of the dictionary. */
const DELTA_START = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Takes 8 ms a page; level 12 takes 5 ms for 3% more bytes, level 19 takes 13 ms for 0.5% fewer. */
const LEVEL = 15;

/**
 * How many bytes of `main` the first block holds, in addition to everything above it: more than any
 * introduction.
 */
const FIRST_SCREEN_BYTES = 8 * 1024;

/**
 * Encodes a page as its delta to a dictionary, in the encoding `dcz`. A browser can decode a zstd block
 * only when it has arrived completely, so the first block ends after the first screen.
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
