import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import type { Language } from '#/content/languages.ts';

/** Astro's folder of files that are named by their content, which all languages share. */
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
 * Moves what was rendered in another language into the folder of the site, the pages below the language's
 * own folder. What every site has once, as the feed and the icons, stays behind.
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
