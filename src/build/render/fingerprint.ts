import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Everything besides content that affects how a page is rendered; not the sample API, tools and publisher. */
const SOURCES = ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json'];
const NOT_PRINTED = /^src\/(sample|commands|tools|publisher)\//;

async function listFiles(root: string): Promise<string[]> {
  const lists = await Promise.all(
    SOURCES.filter((source) => existsSync(join(root, source))).map(async (source) => {
      if (/\.\w+$/.test(source)) return [source];
      const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
    }),
  );
  return lists
    .flat()
    .filter((file) => !NOT_PRINTED.test(file))
    .sort();
}

/** A short hash of the code and of `settings`. Pages rendered under another fingerprint are never reused. */
export async function fingerprint(root: string, settings: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of await listFiles(root)) {
    hash.update(`\n${file}\n`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
