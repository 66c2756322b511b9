import { execa } from 'execa';
import { childOptions } from './buildInChild.ts';

interface OwnersCommand {
  /** The setting that contains the command. */
  name: 'PUBLISH_COMMAND' | 'NOTIFY_COMMAND';
  command: string;
  timeoutMs: number;
  signal: AbortSignal;
}

/** Runs a shell command of the owner with one more argument. Throws an error that says how it ended. */
export async function runOwnersCommand(
  { name, command, timeoutMs, signal }: OwnersCommand,
  argument: string,
): Promise<void> {
  const end = await execa('sh', ['-c', `${command} "$1"`, 'sh', argument], {
    ...childOptions(timeoutMs, signal),
    stdio: 'ignore', // its output may contain a secret
  });
  if (end.isCanceled) throw new Error(`${name} was stopped with the publisher, or for a rollback`);
  if (end.timedOut) throw new Error(`${name} took longer than ${timeoutMs / 1000} s`);
  if (end.failed)
    throw new Error(`${name} ended with ${end.signal ?? `code ${end.exitCode ?? '?'}`}`);
}
