import { readlink, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { unlessMissing } from './fileErrors.ts';

/** Where a folder really is or, behind a link to what is not there yet, will be. */
export async function realFolder(folder: string): Promise<string> {
  const real = await realpath(folder).catch(unlessMissing(undefined));
  if (real !== undefined) return real;
  const target = await readlink(folder).catch(unlessMissing(undefined));
  return target === undefined ? folder : realFolder(resolve(dirname(folder), target));
}
