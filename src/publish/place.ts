import { link, mkdir, readFile, rename, rm, stat, writeFile, copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Settings } from '~/api/settings';
import { checkSite } from './checkSite';
import { insertPolicy, policyOf } from './policy';
import { readPage, type PageFacts } from './readPage';
import { addressOf, digestOf, listSite } from './siteIndex';

/** Raise it whenever `readPage`, `policyOf` or `insertPolicy` change what they give. */
const FORMAT = 1;

export interface PlaceOptions {
  settings: Settings;
  renderedDir: string;
  outDir: string;
  pictureStoreDir: string;
  cacheDir: string;
  routes: readonly string[];
  /** Files that Place adds itself, by name: host files and the like. */
  extraFiles: Readonly<Record<string, string>>;
}

export interface PlaceResult {
  pages: number;
  files: number;
}

/** What is remembered of each rendered file, so that an unchanged one is not read again. */
interface Memory {
  key: string;
  files: Record<string, { digest: string; facts?: PageFacts | undefined }>;
}

const isHtml = (file: string) => file.endsWith('.html');
const MEDIA = /^\/_media\//;

async function readMemory(file: string, key: string): Promise<Memory> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const memory = text === undefined ? undefined : (JSON.parse(text) as Memory);
  return memory?.key === key ? memory : { key, files: {} };
}

async function examine(
  renderedDir: string,
  file: string,
  known: Memory,
): Promise<Memory['files'][string]> {
  const path = join(renderedDir, file);
  const digest = await digestOf(path);
  const before = known.files[file];
  if (before?.digest === digest) return before;
  return { digest, facts: isHtml(file) ? readPage(await readFile(path, 'utf8')) : undefined };
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Shares a file by hard link; where the file system cannot, copies it. */
async function share(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}

/** Puts `next` where `outDir` stands; the old folder is there until the new one is whole. */
async function swap(next: string, outDir: string): Promise<void> {
  const old = `${outDir}.old`;
  await rm(old, { recursive: true, force: true });
  if (await exists(outDir)) await rename(outDir, old);
  await rename(next, outDir);
  await rm(old, { recursive: true, force: true });
}

/**
 * Step 3 of a build (contract, section 3): checks the rendered pages, gives each its policy, and only
 * then lets them take the place of `outDir`; throws SiteError and leaves `outDir` alone otherwise.
 */
export async function placeSite(options: PlaceOptions): Promise<PlaceResult> {
  const { settings, renderedDir, outDir, pictureStoreDir, cacheDir, extraFiles } = options;
  const memoryFile = join(cacheDir, 'placed.json');
  const key = JSON.stringify([FORMAT, settings]);
  const memory = await readMemory(memoryFile, key);

  const files = await listSite(renderedDir);
  const current: Memory = { key, files: {} };
  for (const file of files) current.files[file] = await examine(renderedDir, file, memory);

  const pages = new Map<string, PageFacts>();
  for (const [file, { facts }] of Object.entries(current.files)) {
    if (facts) pages.set(addressOf(file), facts);
  }
  const media = new Set(
    [...pages.values()].flatMap(({ targets }) => targets.filter((t) => MEDIA.test(t))),
  );
  const stored = new Set<string>();
  for (const address of media) {
    if (await exists(join(pictureStoreDir, address.replace(MEDIA, '')))) stored.add(address);
  }
  const extras = Object.keys(extraFiles).map((file) => `/${file}`);
  const addresses = new Set([...files.map(addressOf), ...stored, ...extras]);
  checkSite({ addresses, pages, routes: options.routes });

  const next = `${outDir}.next`;
  await rm(next, { recursive: true, force: true });
  const isPlaced = await exists(outDir);
  for (const [file, { digest, facts }] of Object.entries(current.files)) {
    const to = join(next, file);
    const isSame =
      isPlaced && memory.files[file]?.digest === digest && (await exists(join(outDir, file)));
    if (isSame) await share(join(outDir, file), to);
    else if (facts) {
      const html = await readFile(join(renderedDir, file), 'utf8');
      await mkdir(dirname(to), { recursive: true });
      await writeFile(to, insertPolicy(html, policyOf(facts, settings)));
    } else {
      await mkdir(dirname(to), { recursive: true });
      await copyFile(join(renderedDir, file), to);
    }
  }
  for (const address of stored)
    await share(join(pictureStoreDir, address.replace(MEDIA, '')), join(next, address));
  for (const [file, text] of Object.entries(extraFiles)) await writeFile(join(next, file), text);
  await swap(next, outDir);
  await writeFile(memoryFile, JSON.stringify(current));
  return { pages: pages.size, files: files.length + stored.size };
}
