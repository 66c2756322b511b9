import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import type { Settings } from '#/build/settings.ts';
import type { KeptAnswer } from './keptAnswers.ts';
import {
  readGood,
  readSnapshotAnswers,
  readSnapshotPart,
  writeSnapshotFiles,
  type GoodSnapshot,
  type SnapshotFiles,
} from './snapshotFolder.ts';

/** Increase it when the format of a snapshot's files changes; older snapshots are then ignored. */
const FORMAT = 4;
/** How many good snapshots are kept, and how many others. */
const KEPT = 2;

/** A name for the snapshots of one API; each pair of API and media address has its own. */
export function snapshotKey({ apiBaseUrl, mediaBaseUrl }: Settings, isSample: boolean): string {
  if (isSample) return `sample-${FORMAT}`;
  const hash = createHash('sha256').update(`${apiBaseUrl}\n${mediaBaseUrl}`).digest('hex');
  return `${hash.slice(0, 16)}-${FORMAT}`;
}

const snapshotsDir = (cacheDir: string) => join(cacheDir, 'snapshots');

/** Reads a part of every kept snapshot of every API, except missing and damaged ones. */
export async function readAllSnapshots<Part>(cacheDir: string, name: string): Promise<Part[]> {
  const root = snapshotsDir(cacheDir);
  const folders = (await readdir(root, { withFileTypes: true })).filter((at) => at.isDirectory());
  const parts = await Promise.all(
    folders.map((at) => readSnapshotPart<Part>(join(root, at.name), name)),
  );
  return parts.filter((part) => part !== undefined);
}

/** The names of one API's snapshots, newest first. */
async function listNames(root: string, key: string): Promise<string[]> {
  const names = await readdir(root).catch(unlessMissing<string[]>([]));
  const isOurs = (name: string) =>
    name.startsWith(key) && /^\.\d{15}$/.test(name.slice(key.length));
  return names.filter(isOurs).sort().reverse();
}

/** Opens the snapshots of one API: folders in `<cacheDir>/snapshots`, named by `key` and time. */
export function openSnapshotStore(cacheDir: string, key: string) {
  const root = snapshotsDir(cacheDir);

  const list = async (): Promise<string[]> =>
    (await listNames(root, key)).map((name) => join(root, name));

  const listGood = async (): Promise<GoodSnapshot[]> => {
    const found = await Promise.all((await list()).map(readGood));
    return found.filter((snapshot) => snapshot !== undefined);
  };

  /** Reads from the newest good snapshot in which the part is whole; a power cut may have damaged a file. */
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
    firstGood(({ directory }) => readSnapshotPart<Part>(directory, name));

  const readAnswers = async (name: string): Promise<KeptAnswer[]> =>
    (await firstGood(({ directory }) => readSnapshotAnswers(directory, name))) ?? [];

  const readAmounts = () => firstGood(({ amounts }) => Promise.resolve(amounts));

  const removeOld = async () => {
    const good = (await listGood()).map(({ directory }) => directory);
    const others = (await list()).filter((directory) => !good.includes(directory));
    const old = [...good.slice(KEPT), ...others.slice(KEPT)];
    await Promise.all(old.map((directory) => rm(directory, { recursive: true, force: true })));
  };

  /** A folder for the next snapshot; its name is the newest even if the clock was set back. */
  const nameNext = async (): Promise<string> => {
    const [newest] = await listNames(root, key);
    const time = Math.max(Date.now(), Number(newest?.slice(key.length + 1) ?? 0) + 1);
    return join(root, `${key}.${String(time).padStart(15, '0')}`);
  };

  /** Writes a new snapshot, which gets its final name only when it is complete; returns its folder. */
  const write = async (files: SnapshotFiles): Promise<string> => {
    const directory = await nameNext();
    const unfinished = join(root, `${key}.unfinished`);
    await rm(unfinished, { recursive: true, force: true }); // left by a killed build
    await mkdir(unfinished, { recursive: true });
    await writeSnapshotFiles(unfinished, files);
    await rename(unfinished, directory);
    await removeOld();
    return directory;
  };

  return { read, readAnswers, readAmounts, write };
}

export type SnapshotStore = ReturnType<typeof openSnapshotStore>;
