import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { forEachFile, makeFolders, shareFile } from '#/build/files/files.ts';
import { ENCODINGS } from '#/hosts/contentEncoding.ts';
import {
  DELTA_FOLDER,
  DICTIONARIES,
  dictionaryId,
  encodeDelta,
  pagesWithDelta,
} from '#/hosts/sharedDictionary.ts';
import { holds, type Earlier, type Manifest } from './manifest.ts';

/** The bytes of a page for a browser without a dictionary. */
async function sizeOf(page: string): Promise<number> {
  const packed = await stat(page + ENCODINGS.br.extension).catch(unlessMissing(undefined));
  return (packed ?? (await stat(page))).size;
}

/** Shares a delta with the first release that has it; false if none has. */
async function takeOver(delta: string, directory: string, releases: readonly Earlier[]) {
  for (const release of releases) {
    const sharing = shareFile(join(release.directory, delta), join(directory, delta));
    if (await sharing.then(() => true, unlessMissing(false))) return true;
  }
  return false;
}

/** Adds the deltas of a release's pages, in a folder for each dictionary, named after its hash. */
export async function addDeltas(
  directory: string,
  { files }: Pick<Manifest, 'files'>,
  earlier: readonly Earlier[],
): Promise<void> {
  for (const dictionary of DICTIONARIES.filter(({ file }) => file in files)) {
    const body = await readFile(join(directory, dictionary.file));
    const deltaOf = (page: string) => join(DELTA_FOLDER, dictionaryId(body), page);
    const pages = pagesWithDelta(dictionary, body.toString(), Object.keys(files));
    await makeFolders(directory, pages.map(deltaOf));
    await forEachFile(pages, async (page) => {
      const unchanged = earlier.filter(holds(page, files[page]));
      if (await takeOver(deltaOf(page), directory, unchanged)) return;
      const delta = await encodeDelta(await readFile(join(directory, page)), body);
      if (delta.length >= (await sizeOf(join(directory, page)))) return;
      await writeFile(join(directory, deltaOf(page)), delta, { flush: true });
    });
  }
}
