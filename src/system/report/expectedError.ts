/** A failure whose message tells all that a command's user needs; of any other error the stack is shown. */
export class ExpectedError extends Error {}

/** The message for a process that V8 ended because its heap was full. */
export const OUT_OF_MEMORY =
  'out of memory: NODE_OPTIONS=--max-old-space-size=8192 lets each of its processes take 8 GB';

/** Whether a process that ended with this output had no memory left. */
export const hasNoMemoryLeft = (output: string) => output.includes('heap out of memory');

/** Faults of the machine: no permission, a full disk, a folder where a file should be. */
const MACHINE_FAULTS = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EISDIR', 'ENOTDIR'];

/** Whether the message of an error tells its reader all: it names the fault of the machine, and the file. */
export const isExpected = (error: unknown): error is Error =>
  error instanceof ExpectedError ||
  (error instanceof Error && MACHINE_FAULTS.some((code) => 'code' in error && error.code === code));
