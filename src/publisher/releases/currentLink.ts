import { randomUUID } from 'node:crypto';
import { lstat, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import type { Folders } from '#/publisher/folders.ts';
import { isReleaseName } from './manifests.ts';

type Link = Pick<Folders, 'current' | 'releases'>;

/** Whether a link points to a release, even a removed one; `undefined` if there is no link. */
export async function isOwnLink(link: string, releases: string): Promise<boolean | undefined> {
  const entry = await lstat(link).catch(unlessMissing(undefined));
  if (entry === undefined) return undefined;
  const target = entry.isSymbolicLink() ? await readlink(link) : '';
  return basename(dirname(target)) === basename(releases) && isReleaseName(basename(target));
}

/** Points `current` to a release by one rename; another switch at the same time does no harm. */
export async function switchLink({ current, releases }: Link, id: string): Promise<void> {
  const next = `${current}.next.${randomUUID()}`;
  await symlink(join(basename(releases), id), next);
  try {
    await rename(next, current);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
}

/** Removes the temporary links of killed switches. No switch may be running. */
export async function removeLeftOverLinks({ current, releases }: Link): Promise<void> {
  const home = dirname(current);
  const start = `${basename(current)}.next`;
  const isOurs = (name: string) =>
    name.startsWith(start) &&
    /^(\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})?$/.test(name.slice(start.length));
  for (const name of (await readdir(home)).filter(isOurs)) {
    const link = join(home, name);
    if (await isOwnLink(link, releases)) await rm(link, { force: true });
  }
}
