import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import type { Language } from '#/content/languages.ts';

/** Astro's folder of files with content hashes, which all languages share. */
const HASHED = '_astro';
const PUBLIC_DIR = 'public';

/** Moves every file that is not there yet. */
async function addFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (!existsSync(join(to, name))) await rename(join(from, name), join(to, name));
  }
}

/**
 * Moves the pages of another language into the site, below the folder of that language. What a site has
 * only once, such as the feed and the icons, is not moved.
 */
export async function moveLanguage(
  renderedDir: string,
  siteDir: string,
  { path }: Language,
): Promise<void> {
  const shared = new Set([HASHED, ...(await readdir(PUBLIC_DIR))]);
  const target = join(siteDir, path);
  await addFiles(join(renderedDir, HASHED), join(siteDir, HASHED));
  await mkdir(target);
  for (const entry of await readdir(renderedDir, { withFileTypes: true })) {
    const isPage = entry.isDirectory() ? !shared.has(entry.name) : entry.name.endsWith('.html');
    if (isPage) await rename(join(renderedDir, entry.name), join(target, entry.name));
  }
}
