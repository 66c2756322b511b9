import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { relative } from 'node:path';
import { listSite } from '#/build/files/siteIndex.ts';
import type { EncodedFiles } from '#/hosts/contentEncoding.ts';
import {
  DICTIONARIES,
  dictionaryId,
  encodeDelta,
  pagesWithDelta,
  readDictionaryId,
} from '#/hosts/sharedDictionary.ts';
import { findFile, type FoundFile } from './siteFiles.ts';

/** Finds pages as deltas to a dictionary, like those of a publisher's release. */
export interface Deltas {
  /** The path of a page's delta to the dictionary in the request's headers. */
  find: (page: FoundFile, headers: IncomingHttpHeaders) => Promise<string | undefined>;
}

interface ReadDictionary {
  body: Buffer;
  pages: ReadonlySet<string>;
}

const sizeOf = async (path: string) => (await stat(path)).size;

/** Makes deltas of the site below `root` on request, each once, beside its compressed copies. */
export function openDeltas(root: string, encoded: EncodedFiles): Deltas {
  const dictionaries = new Map<string, ReadDictionary>();

  const readDictionaries = async () => {
    for (const dictionary of DICTIONARIES) {
      const file = await findFile(root, `/${dictionary.file}`);
      if (file === undefined) continue;
      const body = await readFile(file.path);
      const pages = new Set(pagesWithDelta(dictionary, body.toString(), listSite(root)));
      dictionaries.set(dictionaryId(body), { body, pages });
    }
  };
  return {
    find: async (page, headers) => {
      const id = readDictionaryId(headers);
      if (id === undefined) return undefined;
      if (!dictionaries.has(id)) await readDictionaries();
      const dictionary = dictionaries.get(id);
      if (!dictionary?.pages.has(relative(root, page.path))) return undefined;
      const delta = await encoded.keep(`dcz ${id} ${page.version} ${page.path}`, async () =>
        encodeDelta(await readFile(page.path), dictionary.body),
      );
      const whole = await encoded.find(page, 'br');
      return (await sizeOf(delta)) < (await sizeOf(whole)) ? delta : undefined;
    },
  };
}
