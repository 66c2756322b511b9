import { messageOf } from './messageOf.ts';

/** A failure whose message is enough for the user; all other errors are printed with their stack. */
export class ExpectedError extends Error {}

/** Describes how a process ended. */
export function describeEnd(signal: string | undefined, exitCode: number | undefined): string {
  if (signal !== 'SIGKILL') return `ended with ${signal ?? `code ${exitCode ?? '?'}`}`;
  return 'was killed (SIGKILL), probably for lack of memory; give the machine, unit or container more memory';
}

/** Faults of the machine in what programs print, and what to do about them. */
const CURES = [
  [/heap out of memory/, 'NODE_OPTIONS=--max-old-space-size=8192 lets each process take 8 GB'],
  [/\b(?:ENOSPC|EDQUOT)\b.*[^.\n]/, 'free space on the full disk, which df -h shows'],
  [/\b(?:EACCES|EPERM|EROFS)\b.*[^.\n]/, 'give the user of this process the right to write there'],
] as const;

/** Finds a fault of the machine in a program's output or an error's message; adds what to do about it. */
export function findMachineFault(output: string): string | undefined {
  for (const [fault, cure] of CURES) {
    const [found] = fault.exec(output) ?? [];
    if (found !== undefined) return `${found}; ${cure}`;
  }
  return undefined;
}

/** Faults of the machine: no permission, a full disk, a folder where a file should be. */
const MACHINE_FAULTS = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EISDIR', 'ENOTDIR'];

/**
 * Tells whether the message of an error is enough: it is expected, or names the machine's fault and
 * the file.
 */
export const isExpected = (error: unknown): error is Error =>
  error instanceof ExpectedError ||
  (error instanceof Error && MACHINE_FAULTS.some((code) => 'code' in error && error.code === code));

/** Returns the message of an error; for a fault of the machine also what to do about it. */
export function causeOf(error: unknown): string {
  const isFault = isExpected(error) && !(error instanceof ExpectedError);
  return (isFault ? findMachineFault(error.message) : undefined) ?? messageOf(error);
}
