import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#/build/settings.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { MEDIA_PATH } from '#/lib/pictureSources.ts';
import { checkSite } from './checkSite.ts';
import { forEachFile, makeFolders, readVersion, shareFile } from '#/build/files/files.ts';
import { realFolder } from '#/build/files/realFolder.ts';
import { createLeanPage, type LeanPage } from './lean/leanPage.ts';
import { createScriptReader } from './lean/readScripts.ts';
import { removeOwnSite } from './ownSite.ts';
import { forgetPlaced, readPlaced, writePlaced, type Placed, type PlacedFile } from './placed.ts';
import { insertPolicy, policyOf } from './policy.ts';
import { readPage, type PageFacts } from './readPage.ts';
import { nextDirOf, swapSite } from './swapSite.ts';
import { createTextPool, type TextPool } from './textPool.ts';
import { removeUnusedPictures } from './unusedPictures.ts';
import { addressOf, digestOf, listSite } from '#/build/files/siteIndex.ts';

export interface PlaceOptions {
  settings: Settings;
  renderedDir: string;
  outDir: string;
  pictureStoreDir: string;
  cacheDir: string;
  /** Every inline script that this code can print. */
  inlineScripts: ReadonlySet<string>;
  /** Every address that the finished site must have. */
  routes: readonly string[];
  /** Files that Place adds itself, by name; `_headers` among them says that the site is ours. */
  extraFiles: Readonly<Record<string, string>>;
  /** Takes no page over from the last placing. */
  isFresh?: boolean | undefined;
}

export interface PlaceResult {
  pages: number;
  files: number;
}

interface Writing extends Pick<PlaceOptions, 'settings'> {
  pool: TextPool;
  lean: (html: string) => LeanPage;
}

function pagesOf(files: Placed['files']): Map<string, PageFacts> {
  const pages = new Map<string, PageFacts>();
  for (const [file, { facts }] of Object.entries(files)) {
    if (facts) pages.set(addressOf(file), facts);
  }
  return pages;
}

/** The picture files that pages point to and the store has. */
async function picturesOf(pages: Map<string, PageFacts>, storeDir: string): Promise<string[]> {
  const stored = new Set(await readdir(storeDir).catch(unlessMissing<string[]>([])));
  const targets = new Set([...pages.values()].flatMap((page) => page.targets));
  return [...targets]
    .filter((target) => target.startsWith(MEDIA_PATH))
    .map((target) => target.slice(MEDIA_PATH.length))
    .filter((name) => stored.has(name));
}

/** Writes one rendered file to its place and tells what Place needs to know of it. */
async function writeRendered(rendered: string, to: string, { settings, lean, pool }: Writing) {
  if (!to.endsWith('.html')) {
    await copyFile(rendered, to);
    return undefined;
  }
  const { html, knownScripts } = lean(await readFile(rendered, 'utf8'));
  const facts = readPage(html, knownScripts, pool);
  await writeFile(to, insertPolicy(html, policyOf(facts, settings)));
  return facts;
}

/** Fills `next` with the rendered files; one that is as it was at the last placing is taken from there. */
async function writeFiles(next: string, before: Placed, options: PlaceOptions) {
  const { renderedDir, outDir, settings, inlineScripts } = options;
  const lean = createLeanPage(createScriptReader(renderedDir), inlineScripts);
  const writing = { settings, lean, pool: createTextPool() };
  const names = listSite(renderedDir);
  await makeFolders(next, names);

  const writeOne = async (file: string): Promise<PlacedFile> => {
    const [rendered, to] = [join(renderedDir, file), join(next, file)];
    const digest = await digestOf(rendered);
    const [known, there] = [before.files[file], join(outDir, file)];
    const isSame = known?.digest === digest && known.version === (await readVersion(there));
    if (isSame) await shareFile(there, to);
    const facts = isSame ? known.facts : await writeRendered(rendered, to, writing);
    return { digest, facts, version: await readVersion(to) };
  };
  const written = new Map<string, PlacedFile>();
  await forEachFile(names, async (file) => {
    written.set(file, await writeOne(file));
  });
  return Object.fromEntries(
    names.flatMap((file) => {
      const placed = written.get(file);
      return placed ? [[file, placed] as const] : [];
    }),
  );
}

/**
 * Step 3 of a build (contract, section 3): makes the rendered pages lean, gives each its policy, checks
 * them, and only then lets them take the place of `outDir`; throws SiteError and leaves `outDir` alone
 * otherwise.
 */
export async function placeSite(given: PlaceOptions): Promise<PlaceResult> {
  const options = { ...given, outDir: await realFolder(given.outDir) };
  const { settings, outDir, pictureStoreDir, cacheDir, extraFiles, isFresh = false } = options;
  const next = nextDirOf(outDir);
  await removeOwnSite(next);
  await mkdir(next, { recursive: true });
  for (const [file, text] of Object.entries(extraFiles)) await writeFile(join(next, file), text);
  const before = await readPlaced(cacheDir, outDir, settings);
  const written = await writeFiles(next, isFresh ? { ...before, files: {} } : before, options);
  const pages = pagesOf(written);
  const files = await removeUnusedPictures(next, written, pages);
  const pictures = await picturesOf(pages, pictureStoreDir);
  const addresses = new Set([
    ...Object.keys(files).map(addressOf),
    ...pictures.map((name) => MEDIA_PATH + name),
    ...Object.keys(extraFiles).map((file) => `/${file}`),
  ]);
  try {
    checkSite({ addresses, pages, routes: options.routes });
  } catch (error) {
    await removeOwnSite(next);
    throw error;
  }
  await mkdir(join(next, MEDIA_PATH), { recursive: true });
  await forEachFile(pictures, (name) =>
    shareFile(join(pictureStoreDir, name), join(next, MEDIA_PATH, name)),
  );

  await forgetPlaced(cacheDir);
  await swapSite(next, outDir);
  await writePlaced(cacheDir, { ...before, files });
  return { pages: pages.size, files: addresses.size };
}
