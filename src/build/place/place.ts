import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilmHosts } from '#/build/fetch/checkHosts.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { forEachFile, removeFolder, shareFile } from '#/build/files/files.ts';
import { addressOf, listSite } from '#/build/files/siteIndex.ts';
import type { Settings } from '#/build/settings.ts';
import { headersFile } from '#/hosts/headersFile.ts';
import { MEDIA_PATH } from '#/lib/pictureSources.ts';
import { createSiteCheck } from './checkSite.ts';
import { markdownOf } from './markdown/markdownOf.ts';
import { insertPolicy, policyOf } from './policy.ts';
import { readPage } from './readPage.ts';
import { nextDirOf, realFolder, swapSite } from './swapSite.ts';
import { findUnusedPictures } from './unusedPictures.ts';

interface PlaceOptions {
  settings: Settings;
  renderedDir: string;
  outDir: string;
  pictureStoreDir: string;
  /** Every inline script that our code can write. */
  inlineScripts: ReadonlySet<string>;
  /** Every address that the finished site must have. */
  routes: readonly string[];
  filmHosts: FilmHosts;
}

export interface PlaceResult {
  pages: number;
}

type SiteCheck = ReturnType<typeof createSiteCheck>;

/** Reads and checks a page, gives it its policy, and writes its Markdown beside it. */
async function finishPage(
  folder: string,
  file: string,
  check: SiteCheck,
  { settings, inlineScripts, filmHosts }: PlaceOptions,
): Promise<void> {
  const path = join(folder, file);
  const html = await readFile(path, 'utf8');
  const page = readPage(html, inlineScripts);
  check.addPage(addressOf(file), page);
  await writeFile(path, insertPolicy(html, policyOf(page, settings, filmHosts)));
  const markdown = file.endsWith('index.html') ? markdownOf(page.document) : undefined;
  if (markdown !== undefined) await writeFile(path.replace(/html$/, 'md'), markdown);
}

/** Adds the pictures of the API that pages use. */
async function addPictures(folder: string, targets: readonly string[], storeDir: string) {
  const stored = new Set(await readdir(storeDir).catch(unlessMissing<string[]>([])));
  const names = targets
    .filter((target) => target.startsWith(MEDIA_PATH))
    .map((target) => target.slice(MEDIA_PATH.length))
    .filter((name) => stored.has(name));
  await mkdir(join(folder, MEDIA_PATH), { recursive: true });
  await forEachFile(names, (name) =>
    shareFile(join(storeDir, name), join(folder, MEDIA_PATH, name)),
  );
}

/** Builds the new site in `next`, checks it, and swaps it with `outDir`. */
async function placeFrom(next: string, options: PlaceOptions): Promise<PlaceResult> {
  const { renderedDir, outDir, pictureStoreDir, routes } = options;
  await mkdir(next, { recursive: true });
  await writeFile(join(next, '_headers'), headersFile()); // also marks the site as ours
  await cp(renderedDir, next, { recursive: true });

  const check = createSiteCheck();
  const pages = listSite(next).filter((file) => file.endsWith('.html'));
  await forEachFile(pages, (file) => finishPage(next, file, check, options));
  const targets = check.targets();
  for (const file of await findUnusedPictures(next, targets)) await rm(join(next, file));
  await addPictures(next, targets, pictureStoreDir);
  check.finish(new Set(listSite(next).map(addressOf)), routes);
  await swapSite(next, outDir);
  return { pages: pages.length };
}

/**
 * Step 3 of a build: adds to each rendered page its security policy and its Markdown, checks that every
 * route, link and asset is there, and only then replaces `outDir`. On a fault it throws ExpectedError
 * and leaves `outDir` alone.
 */
export async function placeSite(given: PlaceOptions): Promise<PlaceResult> {
  const outDir = await realFolder(given.outDir);
  const next = nextDirOf(outDir);
  removeFolder(next); // what a build that was killed has left
  try {
    return await placeFrom(next, { ...given, outDir });
  } catch (error) {
    removeFolder(next); // it may have filled the disk
    throw error;
  }
}
