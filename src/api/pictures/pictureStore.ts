import { copyFile, link, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

const KEEP_MS = 7 * 24 * 60 * 60 * 1000;
const VARIANT = /^([a-z2-7]{10})-(?:\d+|card)\.(?:avif|webp|jpg)$/;

/** The folder of all variants; a file that is in it is whole, because it was renamed into place. */
export async function openPictureStore(dir: string) {
  await mkdir(dir, { recursive: true });
  const names = new Set(await readdir(dir));
  return {
    has: (name: string) => names.has(name),
    read: (name: string) => readFile(join(dir, name)),
    write: async (name: string, data: string | Buffer) => {
      await writeFileAtomic(join(dir, name), data);
      names.add(name);
    },
  };
}
export type PictureStore = Awaited<ReturnType<typeof openPictureStore>>;

/** The file that holds what is known of a picture; its time is when the picture was last in use. */
export const factsFile = (file: string) => `${file}.json`;

/**
 * Removes the pictures that no snapshot has used for 7 days, and what an interrupted write left.
 * @param keep `Picture.file` of every picture that a snapshot in use names
 */
export async function pruneStore(storeDir: string, keep: ReadonlySet<string>): Promise<void> {
  const names = new Set(await readdir(storeDir).catch(unlessAbsent<string[]>([])));
  const now = new Date();
  for (const file of keep)
    if (names.has(factsFile(file))) await utimes(join(storeDir, factsFile(file)), now, now);

  const lastUse = async (name: string) => {
    const facts = factsFile(VARIANT.exec(name)?.[1] ?? '');
    const witness = names.has(facts) ? facts : name;
    return (await stat(join(storeDir, witness))).mtimeMs;
  };
  const stale: string[] = [];
  for (const name of names) if (now.getTime() - (await lastUse(name)) > KEEP_MS) stale.push(name);
  for (const name of stale) await rm(join(storeDir, name), { force: true });
}

/** Puts the named variants into `outDir`, leaves alone those that are there, and counts the others. */
export async function copyPictures(
  files: Iterable<string>,
  storeDir: string,
  outDir: string,
): Promise<number> {
  await mkdir(outDir, { recursive: true });
  const copies = Array.from(new Set(files), async (name) => {
    if (!VARIANT.test(name)) throw new Error(`${name} is not the name of a picture's variant`);
    const [from, to] = [join(storeDir, name), join(outDir, name)];
    const [source, target] = await Promise.all([
      stat(from),
      stat(to).catch(unlessAbsent(undefined)),
    ]);
    if (source.size === target?.size) return 0;
    await rm(to, { force: true });
    await link(from, to).catch(() => copyFile(from, to)); // a link cannot cross file systems
    return 1;
  });
  return (await Promise.all(copies)).reduce<number>((sum, one) => sum + one, 0);
}

function unlessAbsent<T>(fallback: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  };
}
