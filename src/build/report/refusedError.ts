import { ExpectedError } from './expectedError.ts';

/**
 * The files of somebody else are in the way, or another process is at work; nothing was changed. One
 * sentence.
 */
export class RefusedError extends ExpectedError {
  override name = 'RefusedError';
}
