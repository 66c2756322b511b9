import type { Stats } from 'node:fs';

/** A text that changes whenever a file is written: its size in bytes and its time of writing. */
export const fileVersion = ({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string =>
  `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;
