import { hash } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { readSnapshotFile, type PictureIndex } from '#/api/snapshot.ts';
import { AmountsSchema, type Amounts } from '#/build/gate.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { openStateFile } from '#/build/files/stateFile.ts';
import { writeWhole } from '#/build/files/writeWhole.ts';
import type { Settings } from '#/build/settings.ts';
import { given } from '#/lib/given.ts';

/** Increase it when the format of a snapshot's files changes; older snapshots are then ignored. */
const FORMAT = 6;
/** How many good snapshots are kept: the one before the last serves if the last cannot be read. */
const GOOD_KEPT = 2;
/** How many others are kept: `npm run dev` may read one while a build makes the next. */
const OTHERS_KEPT = 2;

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

/** The snapshots whose sites passed the gate, the last one first, and the amounts of these sites. */
const GoodSchema = v.array(v.object({ snapshot: v.string(), amounts: AmountsSchema }));

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
export async function markGood(directory: string, amounts: Amounts): Promise<void> {
  const mark = openMark(dirname(directory));
  const good = { snapshot: basename(directory), amounts };
  const earlier = ((await mark.read()) ?? []).filter(({ snapshot }) => snapshot !== good.snapshot);
  await mark.write([good, ...earlier].slice(0, GOOD_KEPT));
}

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

  const readMark = async () => (await openMark(folder).read()) ?? [];
  const findGood = async () => {
    for (const { snapshot, amounts } of await readMark()) {
      const directory = join(folder, snapshot);
      const answers = await openAnswers(directory).read();
      if (answers) return { directory, amounts, answers };
    }
    return undefined;
  };

  return {
    /** The last snapshot that can be read of those whose sites passed the gate. */
    findGood,
    /** The answers of earlier builds: those of the good one come first. */
    readCopies: async (): Promise<RawAnswers[]> =>
      given([(await findGood())?.answers, await failed.read()]),
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
      const good = (await readMark()).map(({ snapshot }) => join(folder, snapshot));
      const others = (await listSnapshots(folder)).filter((each) => !good.includes(each));
      for (const old of others.slice(OTHERS_KEPT)) await rm(old, { recursive: true, force: true });
      return directory;
    },
  };
}
