import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listSite } from '#/build/files/siteIndex.ts';

const OWN_PICTURE = /^_astro\/.+\.(?:avif|webp|jpe?g|png|svg)$/;
const CODE = /^_astro\/.+\.(?:js|css)$/;

/**
 * Finds our own pictures that no page and no script names. Astro publishes the original of every imported
 * picture, even if no page shows it because the business lacks the fact it belongs to.
 */
export async function findUnusedPictures(
  folder: string,
  targets: readonly string[],
): Promise<string[]> {
  const linked = new Set(targets);
  const files = listSite(folder);
  const code = files.filter((file) => CODE.test(file));
  const texts = await Promise.all(code.map((file) => readFile(join(folder, file), 'utf8')));
  return files.filter(
    (file) =>
      OWN_PICTURE.test(file) &&
      !linked.has(`/${file}`) &&
      !texts.some((text) => text.includes(basename(file))),
  );
}
