/** A failure whose message is enough for the user; all other errors are printed with their stack. */
export class ExpectedError extends Error {}

/** The message for a process that V8 stopped because its heap was full. */
export const OUT_OF_MEMORY =
  'out of memory: NODE_OPTIONS=--max-old-space-size=8192 lets each of its processes take 8 GB';

/** Tells whether a process that ended with this output had run out of memory. */
export const hasNoMemoryLeft = (output: string) => output.includes('heap out of memory');

/** Faults of the machine: no permission, a full disk, a folder where a file should be. */
const MACHINE_FAULTS = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EISDIR', 'ENOTDIR'];

/**
 * Tells whether the message of an error is enough: it is expected, or names the machine's fault and
 * the file.
 */
export const isExpected = (error: unknown): error is Error =>
  error instanceof ExpectedError ||
  (error instanceof Error && MACHINE_FAULTS.some((code) => 'code' in error && error.code === code));
