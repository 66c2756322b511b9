import { createHash } from 'node:crypto';

/** A key that changes whenever one of its arguments changes; pass everything that a page prints. */
export const cacheKeyOf = (...printed: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(printed)).digest('base64url');
