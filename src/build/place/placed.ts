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

/** A file's digest as rendered, its version (`fileVersion`) as placed and, of a page, what was read from it. */
export type PlacedFile = v.InferOutput<typeof PlacedFileSchema>;

/** What stands in `outDir` since the last placing. */
export type Placed = v.InferOutput<typeof PlacedSchema>;

const openPlaced = (cacheDir: string) => openStateFile(join(cacheDir, 'placed.json'), PlacedSchema);

/** The last placing into `outDir` by the same code under the same settings, or an empty one. */
export async function readPlaced(
  cacheDir: string,
  outDir: string,
  settings: Settings,
): Promise<Placed> {
  const key = await fingerprint(process.cwd(), { outDir, settings });
  const placed = await openPlaced(cacheDir).read();
  return placed?.key === key ? placed : { key, files: {} };
}

/** Called before `outDir` changes, so that a placing that is cut off leaves no wrong list behind. */
export const forgetPlaced = (cacheDir: string) => openPlaced(cacheDir).remove();

/** Keeps in the cache what stands in `outDir` now, for the next placing. */
export const writePlaced = (cacheDir: string, placed: Placed) => openPlaced(cacheDir).write(placed);
