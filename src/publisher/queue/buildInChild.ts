import { resolve } from 'node:path';
import { execaNode } from 'execa';
import type { Amounts } from '#/build/amounts.ts';
import type { Settings } from '#/build/settings.ts';
import { describeTimeout } from './describeTimeout.ts';
import { inOneSentence } from './inOneSentence.ts';
import { WITHHELD } from '#/publisher/targets/target.ts';
import { supervise, type Supervision } from './processGroup.ts';

/** What the build process gets, as JSON. */
export interface BuildOrder {
  settings: Settings;
  outDir: string;
  cacheDir: string;
  isClean: boolean;
  /** Reuses no answers, pictures or pages of earlier builds. */
  isFresh?: boolean | undefined;
}

/** What a finished build reports. */
export interface BuiltSite {
  amounts: Amounts;
  /** The folder of the snapshot that it was made from. */
  snapshotDir: string;
  /** What could not be fetched, and what replaces it; one sentence each. */
  fallbacks: string[];
  warnings: string[];
}

type FailedStep = 'fetch' | 'render' | 'check' | 'time-out' | 'other';

export type BuildMessage =
  | { kind: 'step'; text: string }
  | { kind: 'progress'; step: string; done: number; total: number }
  | ({ kind: 'built' } & BuiltSite)
  | { kind: 'failed'; step: FailedStep; text: string };

/** A build that did not finish; `message` is one sentence, `text` the whole output. */
export class BuildError extends Error {
  override name = 'BuildError';
  readonly step: FailedStep;
  readonly text: string;

  constructor(step: FailedStep, text: string) {
    super(inOneSentence(text));
    this.step = step;
    this.text = text;
  }
}

export interface ChildOptions extends Supervision {
  onStep: (text: string) => void;
  onProgress: (step: string, done: number, total: number) => void;
}

const SCRIPT = resolve(import.meta.dirname, 'buildProcess.ts');

async function readMessages(
  messages: AsyncIterable<unknown>,
  { onStep, onProgress }: ChildOptions,
) {
  let last: BuildMessage | undefined;
  let step: string | undefined;
  for await (const message of messages) {
    last = message as BuildMessage;
    if (last.kind === 'step') onStep((step = last.text));
    if (last.kind === 'progress') onProgress(last.step, last.done, last.total);
  }
  return { last, step };
}

/** Builds the site in a child process, which is killed if it takes too long; throws BuildError. */
export async function buildInChild(order: BuildOrder, options: ChildOptions): Promise<BuiltSite> {
  const child = execaNode(SCRIPT, [JSON.stringify(order)], {
    env: WITHHELD,
    ipc: true,
    buffer: { ipc: false },
    // Makes it the leader of a process group, so that everything it starts can be killed with it.
    detached: true,
    all: true,
    reject: false,
  });
  const [{ end, isLate }, { last, step }] = await Promise.all([
    supervise(child, options),
    readMessages(child.getEachMessage(), options),
  ]);
  if (isLate) throw new BuildError('time-out', describeTimeout(options.timeoutMs / 1000, step));
  if (last?.kind === 'failed') throw new BuildError(last.step, last.text);
  if (last?.kind === 'built') return last;
  const cause = end.signal
    ? `was ended by ${end.signal}`
    : `ended with code ${end.exitCode ?? '?'}`;
  throw new BuildError('other', `the build ${cause}\n${end.all}`);
}
