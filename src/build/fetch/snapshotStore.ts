import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PictureIndex } from '#/api/snapshot.ts';
import { AmountsSchema, type Amounts } from '#/build/gate.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { openStateFile } from '#/build/files/stateFile.ts';
import type { Settings } from '#/build/settings.ts';
import { parseJson } from '#/lib/parseJson.ts';

/** Increase it when the format of a snapshot's files changes; older snapshots are then ignored. */
const FORMAT = 5;
/** How many good snapshots are kept, and how many others. */
const KEPT = 2;
const UNFINISHED = 'unfinished';

const rootOf = (cacheDir: string) => join(cacheDir, 'snapshots');
const fileOf = (directory: string, name: string) => join(directory, `${name}.json`);

/** A name for the snapshots of one API; each pair of API and media address has its own. */
export function snapshotKey({ apiBaseUrl, mediaBaseUrl }: Settings, isSample: boolean): string {
  if (isSample) return `sample-${FORMAT}`;
  const digest = hash('sha256', `${apiBaseUrl}\n${mediaBaseUrl}`);
  return `${digest.slice(0, 16)}-${FORMAT}`;
}

/** A snapshot whose site passed the gate, and the amounts of that site. */
interface GoodSnapshot {
  directory: string;
  amounts: Amounts;
}

const markOf = (directory: string) => openStateFile(fileOf(directory, 'good'), AmountsSchema);

/** Marks a snapshot whose site passed the gate; later failures fall back to it. */
export const markGood = (directory: string, amounts: Amounts): Promise<void> =>
  markOf(directory).write(amounts);

async function readGood(directory: string): Promise<GoodSnapshot | undefined> {
  const amounts = await markOf(directory).read();
  return amounts && { directory, amounts };
}

/** Reads the pictures of a snapshot; `undefined` if it has none, or a power cut damaged the file. */
export async function readPictureIndex(directory: string): Promise<PictureIndex | undefined> {
  const text = await readFile(fileOf(directory, 'pictures'), 'utf8').catch(unlessMissing(''));
  return parseJson(text) as PictureIndex | undefined;
}

/** The folders of one API's finished snapshots, which are named by numbers, newest first. */
async function listSnapshots(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(unlessMissing<string[]>([]));
  const numbers = names.filter((name) => /^\d+$/.test(name)).map(Number);
  return numbers.sort((a, b) => b - a).map((number) => join(folder, String(number)));
}

/** The folders of all snapshots of all APIs. */
export async function listAllSnapshots(cacheDir: string): Promise<string[]> {
  const root = rootOf(cacheDir);
  const keys = await readdir(root, { withFileTypes: true }).catch(unlessMissing([]));
  const folders = keys.filter((entry) => entry.isDirectory()).map(({ name }) => join(root, name));
  return (await Promise.all(folders.map(listSnapshots))).flat();
}

/** Opens the snapshots of one API, in `<cacheDir>/snapshots/<key>`. */
export function openSnapshotStore(cacheDir: string, key: string) {
  const folder = join(rootOf(cacheDir), key);
  const unfinished = join(folder, UNFINISHED);

  const listGood = async (): Promise<GoodSnapshot[]> => {
    const found = await Promise.all((await listSnapshots(folder)).map(readGood));
    return found.filter((snapshot) => snapshot !== undefined);
  };

  const removeOld = async () => {
    const good = (await listGood()).map(({ directory }) => directory);
    const all = await listSnapshots(folder);
    const others = all.filter((directory) => !good.includes(directory));
    const old = [...good.slice(KEPT), ...others.slice(KEPT)];
    await Promise.all(old.map((directory) => rm(directory, { recursive: true, force: true })));
  };

  return {
    /** The folder in which the next snapshot comes to be. */
    unfinished,
    /** The snapshots whose sites passed the gate, newest first. */
    listGood,
    /** Adds the files for pages; the snapshot gets its final name when it is complete. Returns its folder. */
    finish: async (files: Readonly<Record<string, unknown>>): Promise<string> => {
      await mkdir(unfinished, { recursive: true });
      const written = Object.entries(files).map(([name, contents]) =>
        writeFile(fileOf(unfinished, name), JSON.stringify(contents)),
      );
      await Promise.all(written);
      const [newest = '0'] = await listSnapshots(folder);
      const directory = join(folder, String(Number(basename(newest)) + 1));
      await rename(unfinished, directory);
      await removeOld();
      return directory;
    },
  };
}

export type SnapshotStore = ReturnType<typeof openSnapshotStore>;
