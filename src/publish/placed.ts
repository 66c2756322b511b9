import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '~/api/settings';
import { fingerprint } from './fingerprint';
import type { PageFacts } from './readPage';

/** A file's digest as rendered and, of a page, what was read from it. */
export interface PlacedFile {
  digest: string;
  facts?: PageFacts | undefined;
}

/** What stands in `outDir` since the last placing. */
export interface Placed {
  key: string;
  files: Record<string, PlacedFile>;
}

const memoryFile = (cacheDir: string) => join(cacheDir, 'placed.json');

/** The last placing into `outDir` by the same code under the same settings, or an empty one. */
export async function readPlaced(cacheDir: string, outDir: string, settings: Settings) {
  const key = await fingerprint(process.cwd(), { outDir, settings });
  const text = await readFile(memoryFile(cacheDir), 'utf8').catch(() => undefined);
  const placed = text === undefined ? undefined : (JSON.parse(text) as Placed);
  return placed?.key === key ? placed : { key, files: {} };
}

/** Called before `outDir` changes, so that a placing that is cut off leaves no wrong memory. */
export const forgetPlaced = (cacheDir: string) => rm(memoryFile(cacheDir), { force: true });

export const writePlaced = (cacheDir: string, placed: Placed) =>
  writeFile(memoryFile(cacheDir), JSON.stringify(placed));
