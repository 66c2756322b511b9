import { join } from 'node:path';
import * as v from 'valibot';
import type { Settings } from '#/build/settings.ts';
import { fingerprint } from '#/build/render/fingerprint.ts';
import { PageFactsSchema } from './readPage.ts';
import { openStateFile } from '#/build/files/stateFile.ts';

const PlacedFileSchema = v.object({
  digest: v.string(),
  version: v.optional(v.string()),
  facts: v.optional(PageFactsSchema),
});

const PlacedSchema = v.object({
  key: v.string(),
  files: v.record(v.string(), PlacedFileSchema),
});

/** The digest of a file as rendered, its version (`fileVersion`) as placed and, for a page, its facts. */
export type PlacedFile = v.InferOutput<typeof PlacedFileSchema>;

/** What the last Place left in `outDir`. */
export type Placed = v.InferOutput<typeof PlacedSchema>;

const openPlaced = (cacheDir: string) => openStateFile(join(cacheDir, 'placed.json'), PlacedSchema);

/** What the last Place left in `outDir`, if it ran with the same code and settings; else an empty record. */
export async function readPlaced(
  cacheDir: string,
  outDir: string,
  settings: Settings,
): Promise<Placed> {
  const key = await fingerprint(process.cwd(), { outDir, settings });
  const placed = await openPlaced(cacheDir).read();
  return placed?.key === key ? placed : { key, files: {} };
}

/** Called before `outDir` changes: an interrupted Place must not leave a wrong record. */
export const forgetPlaced = (cacheDir: string) => openPlaced(cacheDir).remove();

/** Saves the record of `outDir` in the cache, for the next Place. */
export const writePlaced = (cacheDir: string, placed: Placed) => openPlaced(cacheDir).write(placed);
