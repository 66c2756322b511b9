import { rm, writeFile } from 'node:fs/promises';
import { execa } from 'execa';
import { describeEnd } from '#/system/report/expectedError.ts';
import { childOptions, InterruptedError } from './buildInChild.ts';

interface OwnersCommand {
  /** The setting that contains the command. */
  name: 'PUBLISH_COMMAND' | 'NOTIFY_COMMAND';
  command: string;
  timeoutMs: number;
  signal: AbortSignal;
  /** The file for its output, which only its user can read, because it may contain a secret. */
  outputFile?: string | undefined;
}

/** Runs a shell command of the owner with one more argument. Throws an error that says how it ended. */
export async function runOwnersCommand(
  { name, command, timeoutMs, signal, outputFile }: OwnersCommand,
  argument: string,
): Promise<void> {
  if (outputFile !== undefined) {
    await rm(outputFile, { force: true }); // an existing file would keep its mode
    await writeFile(outputFile, '', { mode: 0o600 });
  }
  const script = `exec >"$2" 2>&1; ${command} "$1"`;
  const end = await execa('sh', ['-c', script, 'sh', argument, outputFile ?? '/dev/null'], {
    ...childOptions(timeoutMs, signal),
    stdio: 'ignore',
  });
  if (end.isCanceled) {
    throw new InterruptedError(`${name} was stopped with the publisher, or for a rollback`);
  }
  if (!end.failed) return;
  const how = end.timedOut
    ? `took longer than ${timeoutMs / 1000} s`
    : describeEnd(end.signal, end.exitCode);
  const where = outputFile ? `what it printed is in ${outputFile}` : 'run it by hand to see why';
  throw new Error(`${name} ${how}; ${where}`);
}
