import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { forEachFile } from './files';

interface Found {
  folders: string[];
  /** Each file's size and time of writing. */
  files: Map<string, string>;
}

async function look(root: string): Promise<Found> {
  await mkdir(root, { recursive: true });
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) =>
    relative(root, join(entry.parentPath, entry.name));
  const files = new Map<string, string>();
  const names = entries.filter((entry) => entry.isFile()).map(pathOf);
  await forEachFile(names, async (name) => {
    const { size, mtimeMs } = await stat(join(root, name));
    files.set(name, `${size} ${Math.floor(mtimeMs)}`);
  });
  return { folders: entries.filter((entry) => entry.isDirectory()).map(pathOf), files };
}

/** Makes `to` hold real copies of what `from` holds and nothing else; what is alike is left alone. */
export async function mirrorFolder(from: string, to: string): Promise<void> {
  const [source, target] = [await look(from), await look(to)];
  const gone = [...target.files.keys()].filter((name) => !source.files.has(name));
  await forEachFile(gone, (name) => rm(join(to, name)));
  for (const folder of source.folders) await mkdir(join(to, folder), { recursive: true });
  const changed = [...source.files].filter(([name, facts]) => target.files.get(name) !== facts);
  await forEachFile(changed, async ([name]) => {
    const { atimeMs, mtimeMs } = await stat(join(from, name));
    await copyFile(join(from, name), join(to, name));
    await utimes(join(to, name), atimeMs / 1000, mtimeMs / 1000);
  });
}
