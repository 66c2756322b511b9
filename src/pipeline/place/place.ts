import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import type { BuildOptions } from '#/pipeline/buildOptions.ts';
import type { VideoHosts } from '#/pipeline/fetch/checkHosts.ts';
import { pictureStoreDir } from '#/pipeline/fetch/pictures/pictureStore.ts';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { forEachFile, removeFolder, shareFile } from '#/system/files/files.ts';
import { addressOf, listSite } from '#/system/files/siteIndex.ts';
import { headersFile } from '#/hosts/headersFile.ts';
import type { Redirect } from '#/business/business.ts';
import { redirectsFile } from '#/hosts/redirects.ts';
import { MEDIA_PATH } from '#/lib/pictures.ts';
import { checkSite } from './checkSite.ts';
import { insertPolicy, policyOf, readOwnHashes } from './policy.ts';
import { readPage, type Page } from './readPage.ts';
import { nextDirOf, realFolder, swapSite } from './swapSite.ts';

const OWN_PICTURE = /^_astro\/.+\.(?:avif|webp|jpe?g|png|svg)$/;
const CODE = /^_astro\/.+\.(?:js|css)$/;

interface PlaceOptions extends Pick<BuildOptions, 'settings' | 'outDir' | 'cacheDir'> {
  /** The folder of Astro's output. */
  renderedDir: string;
  /** Every address that the finished site must have. */
  routes: readonly string[];
  redirects: readonly Redirect[];
  videoHosts: VideoHosts;
}

/** Reads a page and adds its policy. */
async function finishPage(path: string, { settings, videoHosts }: PlaceOptions): Promise<Page> {
  const html = await readFile(path, 'utf8');
  const page = readPage(parseDocument(html), readOwnHashes(html));
  await writeFile(path, insertPolicy(html, policyOf(page, settings, videoHosts)));
  return page;
}

/**
 * Removes our own pictures that no page or script uses: Astro publishes the original of every imported
 * picture, even if the business lacks the fact that shows it.
 */
async function removeUnusedPictures(folder: string, targets: ReadonlySet<string>): Promise<void> {
  const files = listSite(folder);
  const code = files.filter((file) => CODE.test(file));
  const texts = await Promise.all(code.map((file) => readFile(join(folder, file), 'utf8')));
  const isUsed = (file: string) =>
    targets.has(`/${file}`) || texts.some((text) => text.includes(basename(file)));
  for (const file of files.filter((each) => OWN_PICTURE.test(each) && !isUsed(each))) {
    await rm(join(folder, file));
  }
}

/** Copies the API's pictures that pages use. */
async function addPictures(folder: string, targets: ReadonlySet<string>, cacheDir: string) {
  const storeDir = pictureStoreDir(cacheDir);
  const wanted = [...targets].filter((target) => target.startsWith(MEDIA_PATH));
  await forEachFile(wanted, (target) =>
    shareFile(join(storeDir, basename(target)), join(folder, target)).catch(
      unlessMissing(undefined), // a missing picture is reported by the check, which names its pages
    ),
  );
}

/** Builds the new site in `next`, checks it, and swaps it with `outDir`. */
async function placeFrom(next: string, options: PlaceOptions): Promise<number> {
  const { renderedDir, outDir, cacheDir, routes, redirects } = options;
  await mkdir(next, { recursive: true });
  await writeFile(join(next, '_headers'), headersFile()); // marks the folder as ours
  if (redirectsFile() !== '') await writeFile(join(next, '_redirects'), redirectsFile());
  await cp(renderedDir, next, { recursive: true });

  const pages = new Map<string, Page>();
  const files = listSite(next).filter((file) => file.endsWith('.html'));
  await forEachFile(files, async (file) => {
    pages.set(addressOf(file), await finishPage(join(next, file), options));
  });
  const targets = new Set([...pages.values()].flatMap((page) => [...page.targets]));
  await removeUnusedPictures(next, targets);
  await addPictures(next, targets, cacheDir);
  checkSite(pages, new Set(listSite(next).map(addressOf)), routes, redirects);
  await swapSite(next, outDir);
  return pages.size;
}

/**
 * Step 3 of a build: adds to each rendered page its security policy, checks that every route, link and
 * asset is there, and only then replaces `outDir`. On a fault it throws ExpectedError and leaves `outDir`
 * alone. Returns the number of pages.
 */
export async function placeSite(options: PlaceOptions): Promise<number> {
  const outDir = await realFolder(options.outDir);
  const next = nextDirOf(outDir);
  removeFolder(next); // left by a killed build
  try {
    return await placeFrom(next, { ...options, outDir });
  } catch (error) {
    removeFolder(next); // frees a full disk
    throw error;
  }
}
