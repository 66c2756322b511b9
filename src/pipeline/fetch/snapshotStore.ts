import { hash } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { PictureIndex } from '#/api/snapshot.ts';
import type { BuildOptions } from '#/pipeline/buildOptions.ts';
import { AmountsSchema, type Amounts } from '#/pipeline/gate.ts';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { openStateFile } from '#/system/files/stateFile.ts';
import { writeWhole } from '#/system/files/writeWhole.ts';
import { isRecord } from '#/lib/json.ts';

/** Increase it when the format of a snapshot's files changes; older snapshots are then ignored. */
const FORMAT = 7;
/** The number of good snapshots to keep: if the last is unreadable, the one before is used. */
const GOOD_KEPT = 2;
/** The number of other snapshots to keep: `npm run dev` may read one while a build makes the next. */
const OTHERS_KEPT = 2;

const ResponsesSchema = v.record(
  v.string(), // the path after `API_BASE_URL`
  v.object({
    /** The time of the response in ISO 8601. */
    fetchedAt: v.string(),
    pages: v.array(v.object({ address: v.string(), text: v.string() })),
  }),
);

type StoreOptions = Pick<BuildOptions, 'settings' | 'isSample' | 'cacheDir'>;

/** The API's raw response per endpoint: every build parses it anew. */
export type RawResponses = v.InferOutput<typeof ResponsesSchema>;

const rootOf = (cacheDir: string) => join(cacheDir, 'snapshots');
/** Opens the file with the amounts of a snapshot's site; it exists only if that site passed the gate. */
const openAmounts = (folder: string) => openStateFile(join(folder, 'amounts.json'), AmountsSchema);
const openResponses = (folder: string) =>
  openStateFile(join(folder, 'responses.json'), ResponsesSchema);
const PicturesSchema = v.custom<PictureIndex>(isRecord);

/** Reads the pictures of a snapshot; `undefined` if they are unreadable. */
export const readPictureIndex = (folder: string) =>
  openStateFile(join(folder, 'pictures.json'), PicturesSchema).read();

/** Returns the folder of one API's snapshots; each pair of API and media address has its own. */
function folderOf({ settings, isSample, cacheDir }: StoreOptions): string {
  const { apiBaseUrl, mediaBaseUrl } = settings;
  const digest = hash('sha256', `${apiBaseUrl}\n${mediaBaseUrl}`).slice(0, 16);
  return join(rootOf(cacheDir), `${isSample ? 'sample' : digest}-${FORMAT}`);
}

/** Marks a snapshot whose site passed the gate, so that later failures fall back to it. */
export const markGood = (directory: string, amounts: Amounts): Promise<void> =>
  openAmounts(directory).write(amounts);

/** Lists the folders of one API's finished snapshots by their numbers, newest first. */
async function listSnapshots(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(unlessMissing<string[]>([]));
  const numbers = names.filter((name) => /^\d+$/.test(name)).map(Number);
  return numbers.sort((a, b) => b - a).map((number) => join(folder, String(number)));
}

/** Removes all but the newest snapshots that passed the gate and the newest others. */
async function removeOld(folder: string): Promise<void> {
  const [good, others]: [string[], string[]] = [[], []];
  for (const each of await listSnapshots(folder)) {
    ((await openAmounts(each).read()) ? good : others).push(each);
  }
  for (const old of [...good.slice(GOOD_KEPT), ...others.slice(OTHERS_KEPT)]) {
    await rm(old, { recursive: true, force: true });
  }
}

/** Lists the folders of all APIs' snapshots in the current format. */
export async function listAllSnapshots(cacheDir: string): Promise<string[]> {
  const root = rootOf(cacheDir);
  const keys = await readdir(root).catch(unlessMissing<string[]>([]));
  const folders = keys.filter((key) => key.endsWith(`-${FORMAT}`)).map((key) => join(root, key));
  return (await Promise.all(folders.map(listSnapshots))).flat();
}

/** Finds the last readable snapshot whose site passed the gate. */
async function findGood(folder: string) {
  for (const directory of await listSnapshots(folder)) {
    const amounts = await openAmounts(directory).read();
    const responses = amounts && (await openResponses(directory).read());
    const pictures = responses && (await readPictureIndex(directory));
    if (pictures) return { directory, amounts, responses, pictures };
  }
  return undefined;
}

/** Writes a snapshot, renames it when it is whole, and returns its folder. */
async function writeSnapshot(
  folder: string,
  files: Readonly<Record<string, unknown>>,
): Promise<string> {
  const unfinished = join(folder, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const [name, contents] of Object.entries(files)) {
    await writeWhole(join(unfinished, `${name}.json`), JSON.stringify(contents));
  }
  const [newest = '0'] = await listSnapshots(folder);
  const directory = join(folder, String(Number(basename(newest)) + 1));
  await rename(unfinished, directory);
  return directory;
}

/** Opens the snapshots of one API. */
export function openSnapshotStore(options: StoreOptions) {
  const folder = folderOf(options);
  const failed = openResponses(folder); // of failed builds since the last snapshot
  return {
    findGood: () => findGood(folder),
    /** Reads the responses to failed builds since the last snapshot. */
    readFailed: failed.read,
    /** Stores the responses to a build for the next one, in case this one fails. */
    keepResponses: async (responses: RawResponses): Promise<void> => {
      await mkdir(folder, { recursive: true });
      await failed.write({ ...(await failed.read()), ...responses });
    },
    /** Writes a snapshot, and removes what it replaces; returns its folder. */
    finish: async (files: Readonly<Record<string, unknown>>): Promise<string> => {
      const directory = await writeSnapshot(folder, files);
      await failed.remove();
      await removeOld(folder);
      return directory;
    },
  };
}

export type SnapshotStore = ReturnType<typeof openSnapshotStore>;
