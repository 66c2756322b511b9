/** Somebody else's files are in the way, or somebody else is at work; nothing was touched. One sentence. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
