import type { KnownTarget } from './target.ts';

/** A web server on this machine: it follows the link `current`, so there is nothing to deliver. */
export const folderTarget: KnownTarget = {
  deliver: () => Promise.resolve(),
  check: () => Promise.resolve(true),
  holds: () => Promise.resolve(true),
};
