import { hash } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { ApiError, parseBody } from '#/api/failure.ts';
import type { PictureIndex } from '#/api/snapshot.ts';
import type { BuildOptions } from '#/pipeline/buildOptions.ts';
import { AmountsSchema, type Amounts } from '#/pipeline/gate.ts';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { openStateFile } from '#/system/files/stateFile.ts';
import { writeWhole } from '#/system/files/writeWhole.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { readPages, type Question } from './pagination.ts';

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

type StoreOptions = Pick<BuildOptions, 'settings' | 'isSample' | 'cacheDir'>;

/** What the API said of each endpoint, as it came: every build parses it anew. */
export type RawAnswers = v.InferOutput<typeof AnswersSchema>;

const rootOf = (cacheDir: string) => join(cacheDir, 'snapshots');
/** The amounts of the site that was made from a snapshot; the file is there once that site passed the gate. */
const openAmounts = (folder: string) => openStateFile(join(folder, 'amounts.json'), AmountsSchema);
const openAnswers = (folder: string) => openStateFile(join(folder, 'answers.json'), AnswersSchema);
const PicturesSchema = v.custom<PictureIndex>(isRecord);

/** The pictures of a snapshot; `undefined` if they cannot be read. */
export const readPictures = (folder: string) =>
  openStateFile(join(folder, 'pictures.json'), PicturesSchema).read();

/** The folder of one API's snapshots; each pair of API and media address has its own. */
function folderOf({ settings, isSample, cacheDir }: StoreOptions): string {
  const { apiBaseUrl, mediaBaseUrl } = settings;
  const digest = hash('sha256', `${apiBaseUrl}\n${mediaBaseUrl}`).slice(0, 16);
  return join(rootOf(cacheDir), `${isSample ? 'sample' : digest}-${FORMAT}`);
}

/** Marks a snapshot whose site passed the gate; later failures fall back to it. */
export const markGood = (directory: string, amounts: Amounts): Promise<void> =>
  openAmounts(directory).write(amounts);

/**
 * Reads the copy of an endpoint, and keeps it for later builds; `undefined` if there is none that today's
 * code can read.
 */
export function readCopy<Value>(
  question: Question<Value>,
  { answers, copies }: { answers: RawAnswers; copies: readonly RawAnswers[] },
): { value: Value; fetchedAt: string } | undefined {
  const { endpoint } = question;
  for (const { [endpoint]: answer } of copies) {
    if (!answer) continue;
    try {
      const pages = answer.pages.map(({ address, text }) => ({
        address,
        text,
        body: parseBody(text, address),
      }));
      const value = readPages(question, pages, () => undefined);
      answers[endpoint] = answer;
      return { value, fetchedAt: answer.fetchedAt };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return undefined;
}

/** The folders of one API's finished snapshots, which are named by numbers, newest first. */
async function listSnapshots(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(unlessMissing<string[]>([]));
  const numbers = names.filter((name) => /^\d+$/.test(name)).map(Number);
  return numbers.sort((a, b) => b - a).map((number) => join(folder, String(number)));
}

/** Keeps the newest snapshots whose sites passed the gate, and the newest others. */
async function removeOld(folder: string): Promise<void> {
  const [good, others]: [string[], string[]] = [[], []];
  for (const each of await listSnapshots(folder)) {
    ((await openAmounts(each).read()) ? good : others).push(each);
  }
  for (const old of [...good.slice(GOOD_KEPT), ...others.slice(OTHERS_KEPT)]) {
    await rm(old, { recursive: true, force: true });
  }
}

/** The folders of all snapshots of all APIs, but not of older formats. */
export async function listAllSnapshots(cacheDir: string): Promise<string[]> {
  const root = rootOf(cacheDir);
  const keys = await readdir(root).catch(unlessMissing<string[]>([]));
  const folders = keys.filter((key) => key.endsWith(`-${FORMAT}`)).map((key) => join(root, key));
  return (await Promise.all(folders.map(listSnapshots))).flat();
}

/** Opens the snapshots of one API. */
export function openSnapshotStore(options: StoreOptions) {
  const folder = folderOf(options);
  const unfinished = join(folder, 'unfinished');
  const failed = openAnswers(folder); // of builds since the last snapshot, which failed

  return {
    /** The last snapshot that can be read of those whose sites passed the gate. */
    findGood: async () => {
      for (const directory of await listSnapshots(folder)) {
        const amounts = await openAmounts(directory).read();
        const answers = amounts && (await openAnswers(directory).read());
        const pictures = answers && (await readPictures(directory));
        if (pictures) return { directory, amounts, answers, pictures };
      }
      return undefined;
    },
    /** What builds that failed since the last snapshot got from the API. */
    readFailed: failed.read,
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
      await removeOld(folder);
      return directory;
    },
  };
}
