import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execaNode } from 'execa';
import type { Amounts } from '#/pipeline/gate.ts';
import type { BuildOptions } from '#/pipeline/buildOptions.ts';
import { hasNoMemoryLeft, OUT_OF_MEMORY } from '#/system/report/expectedError.ts';
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

const MOST_LINES = 4;
const MOST_CHARACTERS = 300;

/**
 * Shortens a tool's output, Astro's to errors, to one sentence: `/api/food: HTTP 500; /api/blog: HTTP 500`.
 */
export function inOneSentence(text: string): string {
  if (hasNoMemoryLeft(text)) return OUT_OF_MEMORY;
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const errors = lines.filter((line) => line.includes('[ERROR]'));
  const sentence = (errors.length > 0 ? errors : lines).slice(0, MOST_LINES).join('; ');
  return sentence.length > MOST_CHARACTERS ? `${sentence.slice(0, MOST_CHARACTERS)}…` : sentence;
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
  if (end.isCanceled) throw new Error('the build was stopped with the publisher');
  if (end.timedOut) throw new Error('the build took longer than BUILD_TIMEOUT_S allows');
  const message = end.ipcOutput.at(-1) as BuildMessage | undefined;
  if (message && 'built' in message) return message.built;
  const cause = end.signal ?? `code ${end.exitCode ?? '?'}`;
  throw new Error(message?.failed ?? `the build ended with ${cause}\n${end.all}`);
}
