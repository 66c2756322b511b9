import { copyFile, mkdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachFile, makeFolders, readVersion } from './files.ts';
import { listSite } from './siteIndex.ts';

/** Each file below a folder, with its version. */
async function look(root: string): Promise<Map<string, string | undefined>> {
  await mkdir(root, { recursive: true });
  const files = new Map<string, string | undefined>();
  await forEachFile(listSite(root), async (name) => {
    files.set(name, await readVersion(join(root, name)));
  });
  return files;
}

/** Makes `to` an exact copy of `from`, without hard links; unchanged files are left alone. */
export async function mirrorFolder(from: string, to: string): Promise<void> {
  const [source, target] = await Promise.all([look(from), look(to)]);
  const gone = [...target.keys()].filter((name) => !source.has(name));
  await forEachFile(gone, (name) => rm(join(to, name)));
  const changed = [...source.keys()].filter((name) => target.get(name) !== source.get(name));
  await makeFolders(to, changed);
  await forEachFile(changed, async (name) => {
    const { atimeMs, mtimeMs } = await stat(join(from, name));
    await copyFile(join(from, name), join(to, name));
    await utimes(join(to, name), atimeMs / 1000, mtimeMs / 1000);
  });
}
