import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#/build/settings.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { MEDIA_PATH } from '#/lib/pictureSources.ts';
import { checkSite } from './checkSite.ts';
import { forEachFile, removeFolder, shareFile } from '#/build/files/files.ts';
import { realFolder } from '#/build/files/realFolder.ts';
import { removeOwnSite } from './ownSite.ts';
import { forgetPlaced, readPlaced, writePlaced, type Placed } from './placed.ts';
import type { PageFacts } from './readPage.ts';
import { nextDirOf, swapSite } from './swapSite.ts';
import { removeUnusedPictures } from './unusedPictures.ts';
import { addressOf } from '#/build/files/siteIndex.ts';
import { writePages } from './writePages.ts';

export interface PlaceOptions {
  settings: Settings;
  renderedDir: string;
  outDir: string;
  pictureStoreDir: string;
  cacheDir: string;
  /** Every inline script that our code can write. */
  inlineScripts: ReadonlySet<string>;
  /** Every address that the finished site must have. */
  routes: readonly string[];
  /** Files that Place itself adds, by name. They include `_headers`, which marks the site as ours. */
  extraFiles: Readonly<Record<string, string>>;
  /** Reuses no page of the last Place. */
  isFresh?: boolean | undefined;
}

export interface PlaceResult {
  pages: number;
  files: number;
}

function pagesOf(files: Placed['files']): Map<string, PageFacts> {
  const pages = new Map<string, PageFacts>();
  for (const [file, { facts }] of Object.entries(files)) {
    if (facts) pages.set(addressOf(file), facts);
  }
  return pages;
}

/** The files of the picture store that pages use. */
async function picturesOf(pages: Map<string, PageFacts>, storeDir: string): Promise<string[]> {
  const stored = new Set(await readdir(storeDir).catch(unlessMissing<string[]>([])));
  const targets = new Set([...pages.values()].flatMap((page) => page.targets));
  return [...targets]
    .filter((target) => target.startsWith(MEDIA_PATH))
    .map((target) => target.slice(MEDIA_PATH.length))
    .filter((name) => stored.has(name));
}

/** Builds the new site in `next`, checks it, and swaps it with `outDir`. */
async function placeFrom(next: string, options: PlaceOptions): Promise<PlaceResult> {
  const { settings, outDir, pictureStoreDir, cacheDir, extraFiles, isFresh = false } = options;
  await mkdir(next, { recursive: true });
  for (const [file, text] of Object.entries(extraFiles)) await writeFile(join(next, file), text);
  const before = await readPlaced(cacheDir, outDir, settings);
  const known = isFresh ? { ...before, files: {} } : before;
  const written = await writePages(known, { ...options, next });
  const pages = pagesOf(written);
  const files = await removeUnusedPictures(next, written, pages);
  const pictures = await picturesOf(pages, pictureStoreDir);
  const addresses = new Set([
    ...Object.keys(files).map(addressOf),
    ...pictures.map((name) => MEDIA_PATH + name),
    ...Object.keys(extraFiles).map((file) => `/${file}`),
  ]);
  checkSite({ addresses, pages, routes: options.routes });
  await mkdir(join(next, MEDIA_PATH), { recursive: true });
  await forEachFile(pictures, (name) =>
    shareFile(join(pictureStoreDir, name), join(next, MEDIA_PATH, name)),
  );

  await forgetPlaced(cacheDir);
  await swapSite(next, outDir);
  await writePlaced(cacheDir, { ...before, files });
  return { pages: pages.size, files: addresses.size };
}

/**
 * Step 3 of a build (contract, section 3): prunes the rendered pages, adds to each its policy and its
 * Markdown, checks them, and only then replaces `outDir`. On a fault it throws SiteError and leaves
 * `outDir` alone.
 */
export async function placeSite(given: PlaceOptions): Promise<PlaceResult> {
  const outDir = await realFolder(given.outDir);
  const next = nextDirOf(outDir);
  await removeOwnSite(next);
  try {
    return await placeFrom(next, { ...given, outDir });
  } catch (error) {
    removeFolder(next); // it may have filled the disk, and its `_headers` may be incomplete
    throw error;
  }
}
