import type { Target } from './target';

/** A web server on this machine: it follows the link `current`, so a release is where it should be. */
export const folderTarget: Target = { deliver: () => Promise.resolve() };
