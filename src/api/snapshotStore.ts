import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, unlessMissing } from '~/lib/fileErrors';
import { parseJson } from '~/lib/parseJson';
import type { Settings } from './settings';

/** Raise it whenever the shape of a snapshot's files changes: older copies are then not read. */
const FORMAT = 3;
const KEPT = 2;

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

/** Snapshots in `<cacheDir>/snapshots`: a link per API, pointing to its newest whole folder. */
export function openSnapshotStore(cacheDir: string, key: string) {
  const root = snapshotsDir(cacheDir);
  const link = join(root, key);

  const read = <Part>(name: string) => readWhole<Part>(link, name);

  const removeOld = async (current: string) => {
    const folders = (await readdir(root)).filter((name) => name.startsWith(`${key}.`)).sort();
    const old = folders.filter((name) => name !== current).slice(0, -(KEPT - 1));
    await Promise.all(old.map((name) => rm(join(root, name), { recursive: true, force: true })));
  };

  /** Makes a new snapshot's folder, named by its time in milliseconds or the next that is free. */
  const makeFolder = async (time = Date.now()): Promise<string> => {
    const folder = `${key}.${String(time).padStart(15, '0')}-${process.pid}`;
    try {
      await mkdir(join(root, folder));
      return folder;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return makeFolder(time + 1);
      throw error;
    }
  };

  /** Writes all parts beside the old ones, then switches the link by rename; gives the new folder. */
  const write = async (parts: Record<string, unknown>): Promise<string> => {
    await mkdir(root, { recursive: true });
    const folder = await makeFolder();
    const directory = join(root, folder);
    await Promise.all(
      Object.entries(parts).map(([name, part]) =>
        writeFile(join(directory, `${name}.json`), JSON.stringify(part)),
      ),
    );
    await symlink(folder, `${directory}.link`);
    await rename(`${directory}.link`, link);
    await removeOld(folder);
    return directory;
  };

  return { read, write };
}

export type SnapshotStore = ReturnType<typeof openSnapshotStore>;
