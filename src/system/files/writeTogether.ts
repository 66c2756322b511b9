import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes files by their paths, and their folders. If one cannot be written, all keep their content. */
export async function writeTogether(files: ReadonlyMap<string, string | Buffer>): Promise<void> {
  const drafts = new Map(Array.from(files.keys(), (file) => [file, `${file}.${randomUUID()}`]));
  try {
    for (const [file, draft] of drafts) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, files.get(file) ?? '');
    }
    for (const [file, draft] of drafts) await rename(draft, file);
  } catch (error) {
    for (const draft of drafts.values()) await rm(draft, { force: true });
    throw error;
  }
}
