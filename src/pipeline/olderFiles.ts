import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#/system/files/fileErrors.ts';

/** A checkout writes all files within a minute, in any order. */
const CHECKOUT_MS = 60_000;

const SOURCES = ['src/business', 'src/messages'];
const PICTURES = [
  { command: 'cards', folder: 'public/social', type: '.png' },
  { command: 'brochure', folder: 'src/assets', type: '.pdf' },
];

/** Returns when the files of a type below a folder were last written, in milliseconds. */
async function timesOf(root: string, folder: string, type = ''): Promise<number[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(root, folder), options).catch(unlessMissing([]));
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(type));
  const stats = files.map(({ parentPath, name }) => stat(join(parentPath, name)));
  return (await Promise.all(stats)).map(({ mtimeMs }) => mtimeMs);
}

/** Returns a line for each command whose files are older than the facts and messages in them. */
export async function findOlder(root = '.'): Promise<string[]> {
  const sources = await Promise.all(SOURCES.map((folder) => timesOf(root, folder)));
  const newest = Math.max(...sources.flat());
  const lines = PICTURES.map(async ({ command, folder, type }) => {
    const oldest = Math.min(...(await timesOf(root, folder, type)));
    return oldest + CHECKOUT_MS < newest
      ? [`${folder}: older than src/business/ or src/messages/; npm run ${command} makes it anew`]
      : [];
  });
  return (await Promise.all(lines)).flat();
}
