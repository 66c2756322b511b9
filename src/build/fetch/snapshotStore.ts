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

/** Raise it whenever the shape of a snapshot's files changes: older copies are then not read. */
const FORMAT = 4;
/** As many are kept of those that became a good site, and of the others. */
const KEPT = 2;

/** The name under which copies of one API are kept; another pair of addresses never shares it. */
export function snapshotKey({ apiBaseUrl, mediaBaseUrl }: Settings, isSample: boolean): string {
  if (isSample) return `sample-${FORMAT}`;
  const hash = createHash('sha256').update(`${apiBaseUrl}\n${mediaBaseUrl}`).digest('hex');
  return `${hash.slice(0, 16)}-${FORMAT}`;
}

const snapshotsDir = (cacheDir: string) => join(cacheDir, 'snapshots');

/** Reads a part of every snapshot that is kept, of every API; one that is no copy is left out. */
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

/** Snapshots of one API in `<cacheDir>/snapshots`, a folder each, named by when they were made. */
export function openSnapshotStore(cacheDir: string, key: string) {
  const root = snapshotsDir(cacheDir);

  const list = async (): Promise<string[]> =>
    (await listNames(root, key)).map((name) => join(root, name));

  const listGood = async (): Promise<GoodSnapshot[]> => {
    const found = await Promise.all((await list()).map(readGood));
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

  /** A folder for the next snapshot, named as the newest also where the clock was set back. */
  const nameNext = async (): Promise<string> => {
    const [newest] = await listNames(root, key);
    const time = Math.max(Date.now(), Number(newest?.slice(key.length + 1) ?? 0) + 1);
    return join(root, `${key}.${String(time).padStart(15, '0')}`);
  };

  /** Writes a new snapshot beside the others, and lets it have its name when it is whole; gives its folder. */
  const write = async (files: SnapshotFiles): Promise<string> => {
    const directory = await nameNext();
    const unfinished = join(root, `${key}.unfinished`);
    await rm(unfinished, { recursive: true, force: true }); // where a build was killed
    await mkdir(unfinished, { recursive: true });
    await writeSnapshotFiles(unfinished, files);
    await rename(unfinished, directory);
    await removeOld();
    return directory;
  };

  return { read, readAnswers, readAmounts, write };
}

export type SnapshotStore = ReturnType<typeof openSnapshotStore>;
