import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';
import { AmountsSchema, type Amounts } from '#/build/amounts.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { parseJson } from '#/lib/parseJson.ts';
import { answersFile, readAnswers, type KeptAnswer } from './keptAnswers.ts';
import type { Settings } from '#/build/settings.ts';

/** Raise it whenever the shape of a snapshot's files changes: older copies are then not read. */
const FORMAT = 4;
/** As many are kept of those that became a good site, and of the others. */
const KEPT = 2;
const GOOD = 'good';

/** The name under which copies of one API are kept; another pair of addresses never shares it. */
export function snapshotKey({ apiBaseUrl, mediaBaseUrl }: Settings, isSample: boolean): string {
  if (isSample) return `sample-${FORMAT}`;
  const hash = createHash('sha256').update(`${apiBaseUrl}\n${mediaBaseUrl}`).digest('hex');
  return `${hash.slice(0, 16)}-${FORMAT}`;
}

/** Reads `<name>.json` of a snapshot; one that is not there, or torn by a power cut, is no copy. */
async function readWhole<Part>(directory: string, name: string): Promise<Part | undefined> {
  const text = await readFile(join(directory, `${name}.json`), 'utf8').catch(unlessMissing(''));
  return parseJson(text) as Part | undefined;
}

const snapshotsDir = (cacheDir: string) => join(cacheDir, 'snapshots');

/** Reads `<name>.json` of every snapshot that is kept, of every API; one that is no copy is left out. */
export async function readAllSnapshots<Part>(cacheDir: string, name: string): Promise<Part[]> {
  const root = snapshotsDir(cacheDir);
  const folders = (await readdir(root, { withFileTypes: true })).filter((at) => at.isDirectory());
  const parts = await Promise.all(folders.map((at) => readWhole<Part>(join(root, at.name), name)));
  return parts.filter((part) => part !== undefined);
}

/** A snapshot whose site passed its gate, and how much that site held. */
interface GoodSnapshot {
  directory: string;
  amounts: Amounts;
}

/** Says that the site made of a snapshot passed its gate: what fails from now on falls back to it. */
export const markGood = (directory: string, amounts: Amounts): Promise<void> =>
  writeFileAtomic(join(directory, `${GOOD}.json`), JSON.stringify(amounts));

async function readGood(directory: string): Promise<GoodSnapshot | undefined> {
  const result = v.safeParse(AmountsSchema, await readWhole(directory, GOOD));
  return result.success ? { directory, amounts: result.output } : undefined;
}

const answersName = (name: string) => `${name}.answers.jsonl`;

/** What a snapshot's folder gets: parts for pages, and the raw answers that they come from. */
export interface SnapshotFiles {
  parts: Readonly<Record<string, unknown>>;
  answers: Readonly<Record<string, readonly KeptAnswer[]>>;
}

async function writeFiles(directory: string, { parts, answers }: SnapshotFiles): Promise<void> {
  const jsonFiles = Object.entries(parts).map(([name, part]) =>
    writeFile(join(directory, `${name}.json`), JSON.stringify(part)),
  );
  const answerFiles = Object.entries(answers).map(([name, list]) =>
    writeFile(join(directory, answersName(name)), answersFile(list)),
  );
  await Promise.all([...jsonFiles, ...answerFiles]);
}

/** Snapshots of one API in `<cacheDir>/snapshots`, a folder each, named by when they were made. */
export function openSnapshotStore(cacheDir: string, key: string) {
  const root = snapshotsDir(cacheDir);

  /** The names of the folders, newest first. */
  const list = async (): Promise<string[]> => {
    const names = await readdir(root).catch(unlessMissing<string[]>([]));
    const isOurs = (name: string) => /^\.\d{15}$/.test(name.slice(key.length));
    return names
      .filter((name) => name.startsWith(key) && isOurs(name))
      .sort()
      .reverse();
  };

  const listGood = async (): Promise<GoodSnapshot[]> => {
    const found = await Promise.all((await list()).map((name) => readGood(join(root, name))));
    return found.filter((snapshot) => snapshot !== undefined);
  };

  /** What the newest good snapshot has that is whole there, such as a file that no power cut tore. */
  const firstGood = async <Part>(
    readFrom: (snapshot: GoodSnapshot) => Promise<Part | undefined>,
  ): Promise<Part | undefined> => {
    for (const snapshot of await listGood()) {
      const part = await readFrom(snapshot);
      if (part !== undefined) return part;
    }
    return undefined;
  };

  const read = <Part>(name: string) =>
    firstGood(({ directory }) => readWhole<Part>(directory, name));

  const readKept = async (name: string): Promise<KeptAnswer[]> =>
    (await firstGood(({ directory }) => readAnswers(join(directory, answersName(name))))) ?? [];

  const readAmounts = () => firstGood(({ amounts }) => Promise.resolve(amounts));

  const removeOld = async () => {
    const good = new Set((await listGood()).map(({ directory }) => directory));
    const all = (await list()).map((name) => join(root, name));
    const others = all.filter((directory) => !good.has(directory));
    const old = [...[...good].slice(KEPT), ...others.slice(KEPT)];
    await Promise.all(old.map((directory) => rm(directory, { recursive: true, force: true })));
  };

  /** Writes a new snapshot beside the others, and lets it have its name when it is whole; gives its folder. */
  const write = async (files: SnapshotFiles): Promise<string> => {
    const [newest] = await list();
    const time = Math.max(Date.now(), Number(newest?.slice(key.length + 1) ?? 0) + 1);
    const directory = join(root, `${key}.${String(time).padStart(15, '0')}`);
    const unfinished = join(root, `${key}.unfinished`);
    await rm(unfinished, { recursive: true, force: true }); // where a build was killed
    await mkdir(unfinished, { recursive: true });
    await writeFiles(unfinished, files);
    await rename(unfinished, directory);
    await removeOld();
    return directory;
  };

  return { read, readAnswers: readKept, readAmounts, write };
}

export type SnapshotStore = ReturnType<typeof openSnapshotStore>;
