import { existsSync } from 'node:fs';
import { DEFAULT_FOLDERS } from '#/build/buildOptions.ts';

/** No site is built yet; `message` names the commands that build one. */
export class NoSiteError extends Error {
  override name = 'NoSiteError';
}

/** The folder of the last built site; throws NoSiteError if there is none. */
export function findBuiltSite(): string {
  const { outDir } = DEFAULT_FOLDERS;
  if (existsSync(outDir)) return outDir;
  throw new NoSiteError(
    `There is no ${outDir}/ yet: npm run build or npm run build:sample makes it`,
  );
}
