import { hash } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { readSnapshotFile, type PictureIndex } from '#/api/snapshot.ts';
import { AmountsSchema, type Amounts } from '#/build/gate.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { exists } from '#/build/files/files.ts';
import { openStateFile } from '#/build/files/stateFile.ts';
import { writeWhole } from '#/build/files/writeWhole.ts';
import type { Settings } from '#/build/settings.ts';
import { given } from '#/lib/given.ts';

/** Increase it when the format of a snapshot's files changes; older snapshots are then ignored. */
const FORMAT = 6;
/** How many snapshots are kept beside the good one: `npm run dev` may read one while a build makes the next. */
const KEPT = 2;

const AnswersSchema = v.record(
  v.string(), // the address after `API_BASE_URL`
  v.object({
    /** When the API gave it, ISO 8601. */
    fetchedAt: v.string(),
    pages: v.array(v.object({ address: v.string(), text: v.string() })),
  }),
);

/** What the API said of each endpoint, as it came: every build parses it anew. */
export type RawAnswers = v.InferOutput<typeof AnswersSchema>;

/** The snapshot whose site passed the gate last, and the amounts of that site. */
const GoodSchema = v.object({ snapshot: v.string(), amounts: AmountsSchema });

const rootOf = (cacheDir: string) => join(cacheDir, 'snapshots');
const openMark = (folder: string) => openStateFile(join(folder, 'good.json'), GoodSchema);
const openAnswers = (folder: string) => openStateFile(join(folder, 'answers.json'), AnswersSchema);

/** A name for the snapshots of one API; each pair of API and media address has its own. */
export function snapshotKey({ apiBaseUrl, mediaBaseUrl }: Settings, isSample: boolean): string {
  if (isSample) return `sample-${FORMAT}`;
  const digest = hash('sha256', `${apiBaseUrl}\n${mediaBaseUrl}`);
  return `${digest.slice(0, 16)}-${FORMAT}`;
}

/** Marks a snapshot whose site passed the gate; later failures fall back to it. */
export const markGood = (directory: string, amounts: Amounts): Promise<void> =>
  openMark(dirname(directory)).write({ snapshot: basename(directory), amounts });

/** The folders of one API's finished snapshots, which are named by numbers, newest first. */
async function listSnapshots(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(unlessMissing<string[]>([]));
  const numbers = names.filter((name) => /^\d+$/.test(name)).map(Number);
  return numbers.sort((a, b) => b - a).map((number) => join(folder, String(number)));
}

/** The folders of all snapshots of all APIs, but not of older formats. */
export async function listAllSnapshots(cacheDir: string): Promise<string[]> {
  const root = rootOf(cacheDir);
  const keys = await readdir(root).catch(unlessMissing<string[]>([]));
  const folders = keys.filter((key) => key.endsWith(`-${FORMAT}`)).map((key) => join(root, key));
  return (await Promise.all(folders.map(listSnapshots))).flat();
}

/** Opens the snapshots of one API, in `<cacheDir>/snapshots/<key>`. */
export function openSnapshotStore(cacheDir: string, key: string) {
  const folder = join(rootOf(cacheDir), key);
  const unfinished = join(folder, 'unfinished');
  const failed = openAnswers(folder); // of builds since the last snapshot, which failed

  const findGood = async () => {
    const mark = await openMark(folder).read();
    const directory = join(folder, mark?.snapshot ?? '');
    return mark && (await exists(directory)) ? { directory, amounts: mark.amounts } : undefined;
  };

  return {
    /** The snapshot whose site passed the gate last. */
    findGood,
    /** The answers of earlier builds: those of the good one come first. */
    readCopies: async (): Promise<RawAnswers[]> => {
      const good = await findGood();
      const answers = good && (await openAnswers(good.directory).read());
      return given([answers, await failed.read()]);
    },
    /** The pictures of the good snapshot. */
    readGoodPictures: async (): Promise<PictureIndex> => {
      const good = await findGood();
      return good ? readSnapshotFile<PictureIndex>('pictures', good.directory) : {};
    },
    /** Keeps the answers of a build that may fail, for the next one. */
    keepAnswers: async (answers: RawAnswers): Promise<void> => {
      await mkdir(folder, { recursive: true });
      await failed.write({ ...(await failed.read()), ...answers });
    },
    /** Writes a snapshot, which gets its final name when it is complete. Returns its folder. */
    finish: async (files: Readonly<Record<string, unknown>>): Promise<string> => {
      await rm(unfinished, { recursive: true, force: true });
      await mkdir(unfinished, { recursive: true });
      for (const [name, contents] of Object.entries(files)) {
        await writeWhole(join(unfinished, `${name}.json`), JSON.stringify(contents));
      }
      const [newest = '0'] = await listSnapshots(folder);
      const directory = join(folder, String(Number(basename(newest)) + 1));
      await rename(unfinished, directory);
      await failed.remove();
      const good = await findGood();
      const others = (await listSnapshots(folder)).filter((each) => each !== good?.directory);
      for (const old of others.slice(KEPT)) await rm(old, { recursive: true, force: true });
      return directory;
    },
  };
}
