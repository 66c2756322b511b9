import { resolve } from 'node:path';
import { execaNode } from 'execa';
import type { Amounts } from '#/pipeline/gate.ts';
import type { BuildOptions } from '#/pipeline/buildOptions.ts';
import { describeEnd, ExpectedError, findMachineFault } from '#/system/report/expectedError.ts';
import { WITHHELD } from '#/publisher/settings.ts';

/** The input of the build process, as JSON. */
export type BuildOrder = Pick<BuildOptions, 'settings' | 'outDir' | 'cacheDir'>;

/** The result of a finished build. */
export interface BuiltSite {
  amounts: Amounts;
  /** The folder of its snapshot. */
  snapshotDir: string;
  /** What could not be fetched and what replaces it, in one sentence each. */
  fallbacks: string[];
  warnings: string[];
}

/** The only message of the build process. */
export type BuildMessage = { built: BuiltSite } | { failed: string };

/** A build or a delivery that a person stopped: by stopping the publisher, or by a rollback. */
export class InterruptedError extends ExpectedError {
  override name = 'InterruptedError';
}

/**
 * Returns how the publisher starts a program: without secrets, and after a time-out it is killed with its
 * child processes. If the publisher is killed, its unit or container ends the remaining processes.
 */
export const childOptions = (timeoutMs: number, cancelSignal: AbortSignal) =>
  ({
    timeout: timeoutMs,
    cancelSignal,
    killSignal: 'SIGKILL',
    killDescendants: true,
    reject: false,
    env: WITHHELD,
  }) as const;

const SCRIPT = resolve(import.meta.dirname, 'buildProcess.ts');

/** Builds in a child process, which is killed after the time limit; an error contains its whole output. */
export async function buildInChild(
  order: BuildOrder,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<BuiltSite> {
  const options = { ...childOptions(timeoutMs, signal), ipc: true, all: true } as const;
  const end = await execaNode(SCRIPT, [JSON.stringify(order)], options);
  if (end.isCanceled) throw new InterruptedError('the build was stopped with the publisher');
  if (end.timedOut) {
    throw new Error(
      `the build was stopped after ${timeoutMs / 1000} s, the limit of BUILD_TIMEOUT_S`,
    );
  }
  const message = end.ipcOutput.at(-1) as BuildMessage | undefined;
  if (message && 'built' in message) return message.built;
  if (message) throw new Error(message.failed);
  const how = `the build ${describeEnd(end.signal, end.exitCode)}`;
  throw new Error(findMachineFault(end.all) ?? `${how}\n${end.all}`);
}
