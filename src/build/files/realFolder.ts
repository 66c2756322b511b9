import { readlink, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { unlessMissing } from './fileErrors.ts';

/** The real path of a folder. Behind a link to a missing folder: where that folder will be. */
export async function realFolder(folder: string): Promise<string> {
  const real = await realpath(folder).catch(unlessMissing(undefined));
  if (real !== undefined) return real;
  const target = await readlink(folder).catch(unlessMissing(undefined));
  return target === undefined ? folder : realFolder(resolve(dirname(folder), target));
}
