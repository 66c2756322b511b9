import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Placed } from './placed.ts';
import type { PageFacts } from './readPage.ts';

const OWN_PICTURE = /^_astro\/.+\.(?:avif|webp|jpe?g|png|svg)$/;
const CODE = /^_astro\/.+\.(?:js|css)$/;

/**
 * Finds our own pictures that nothing in the site uses. Astro publishes the original of every imported
 * picture, even if no page shows it because `config.ts` lacks the fact it belongs to.
 */
export async function findUnusedPictures(
  folder: string,
  files: readonly string[],
  pages: ReadonlyMap<string, PageFacts>,
): Promise<string[]> {
  const targets = new Set([...pages.values()].flatMap((page) => page.targets));
  const unlinked = files.filter((file) => OWN_PICTURE.test(file) && !targets.has(`/${file}`));
  if (unlinked.length === 0) return [];
  const code = files.filter((file) => CODE.test(file));
  const texts = await Promise.all(code.map((file) => readFile(join(folder, file), 'utf8')));
  const isNamed = (file: string) => texts.some((text) => text.includes(file.replace(/^.*\//, '')));
  return unlinked.filter((file) => !isNamed(file));
}

/** Removes unused pictures from the folder, and returns the files that remain. */
export async function removeUnusedPictures(
  folder: string,
  files: Placed['files'],
  pages: ReadonlyMap<string, PageFacts>,
): Promise<Placed['files']> {
  const unused = await findUnusedPictures(folder, Object.keys(files), pages);
  await Promise.all(unused.map((file) => rm(join(folder, file))));
  return Object.fromEntries(Object.entries(files).filter(([file]) => !unused.includes(file)));
}
