import { createHash } from 'node:crypto';

/** A key that changes whenever anything that a page prints changes; give it all of that. */
export const cacheKeyOf = (...printed: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(printed)).digest('base64url');
