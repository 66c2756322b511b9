import type { Stats } from 'node:fs';

/** A text that changes whenever a file is written: its size and its modification time. */
export const fileVersion = ({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string =>
  `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;
