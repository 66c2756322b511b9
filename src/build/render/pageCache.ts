import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { exists } from '#/build/files/files.ts';
import { mirrorFolder } from '#/build/files/mirrorFolder.ts';

/** Astro's cache of finished pages, for one code revision and settings. */
interface PageCache {
  directory: string;
  /** Marks the build that used the cache as good, so that the next one may rely on it. */
  keep: () => Promise<void>;
}

type Stage = 'building' | 'copying';

const COPY = '.copy';
/** The folder in which Astro caches our own pictures, named by a hash of content and options. */
const PICTURES = 'assets';
/** Caches are named by their fingerprint; folders with other names are not ours to remove. */
const OWN_NAME = /^[\da-f]{16}(\.copy|\.stage(\.\d+)?)?$/;

/** Takes over the pictures of an earlier cache: making them takes longer than the rest of the build. */
async function takePictures(root: string, stale: readonly string[], directory: string) {
  for (const entry of stale.filter((name) => name.endsWith(COPY))) {
    const pictures = join(root, entry, PICTURES);
    const isWhole = !stale.includes(`${entry.slice(0, -COPY.length)}.stage`);
    if (!isWhole || !(await exists(pictures)) || (await exists(directory))) continue;
    await mkdir(directory);
    await rename(pictures, join(directory, PICTURES));
  }
}

/** Copies the pictures that one cache lacks from another: all languages show the same ones. */
export async function sharePictures(from: string, to: string): Promise<void> {
  const options = { recursive: true, force: false } as const;
  await cp(join(from, PICTURES), join(to, PICTURES), options).catch(unlessMissing(undefined));
}

/**
 * Opens the cache called `name` as the last good build left it. A build that fails or is killed leaves
 * pages that are newer than their manifest, and the next build would publish them. So a real copy is kept
 * (not hard links, as Astro writes in place) and restored after any failure.
 */
export async function openPageCache(
  root: string,
  name: string,
  isClean: boolean,
): Promise<PageCache> {
  const directory = join(root, name);
  const copy = directory + COPY;
  const stageFile = `${directory}.stage`;
  const setStage = (stage: Stage) => writeFileAtomic(stageFile, stage);

  const keep = async () => {
    await setStage('copying');
    await mirrorFolder(directory, copy);
    await rm(stageFile);
  };

  await mkdir(root, { recursive: true });
  const own = (await readdir(root)).filter((entry) => OWN_NAME.test(entry));
  const stale = own.filter((entry) => isClean || !entry.startsWith(name));
  if (!isClean) await takePictures(root, stale, directory);
  await Promise.all(stale.map((entry) => rm(join(root, entry), { recursive: true })));
  const stage = await readFile(stageFile, 'utf8').catch(unlessMissing(undefined));
  if (stage === 'copying') await keep();
  else if (stage !== undefined) await mirrorFolder(copy, directory);
  await setStage('building');
  return { directory, keep };
}
