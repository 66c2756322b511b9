import PQueue from 'p-queue';
import { ShrinkError } from '#/pipeline/gate.ts';
import { causeOf } from '#/system/report/expectedError.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { inOneSentence } from '#/publisher/oneSentence.ts';
import { logUnsaved, type Log } from '#/publisher/log.ts';
import type { Inbox } from '#/publisher/receive/inbox.ts';
import type { LastBuild, PublisherState, State } from '#/publisher/state.ts';
import { createBackOff, type BackOff, type Clock } from './backOff.ts';
import { InterruptedError } from './buildInChild.ts';
import type { Published } from './publishChange.ts';

/** The delay before each build without a request; the last one repeats. */
const DELAYS_MINUTES = [1, 2, 5, 10, 15];

interface WorkOptions {
  inbox: Inbox;
  state: PublisherState;
  clock: Clock;
  log: Log;
  /** Aborted when the publisher stops. */
  signal: AbortSignal;
  publish: () => Promise<Published>;
  /** Tells the owner what has changed. */
  notify: () => void;
}

/** A build at work. */
interface Work extends WorkOptions {
  retry: BackOff;
  /** Whether it was requested, and is no retry. */
  isAsked: boolean;
  startedAt: number;
}

const isoTime = (clock: Clock) => new Date(clock.now()).toISOString();

/** Returns the earlier of two times in ISO 8601; a clock may have been set back. */
const earliest = (one: string | undefined, other: string) =>
  one !== undefined && one < other ? one : other;

/** Returns since when the parts of a site are fallbacks. */
function datedFallbacks(parts: readonly string[], { state, clock }: Work) {
  const keyOf = (part: string) => part.split(':')[0];
  const earlier = new Map(state.get().fallbacks?.map(({ part, since }) => [keyOf(part), since]));
  return parts.map((part) => ({
    part,
    since: earliest(earlier.get(keyOf(part)), isoTime(clock)),
  }));
}

/** Remembers and logs how a build has ended, and what else is different then. */
async function recordEnd(
  end: Pick<LastBuild, 'outcome' | 'reason' | 'failingSince'>,
  change: State,
  details: Parameters<Log>[1],
  { state, clock, log, retry, notify, startedAt }: Work,
): Promise<void> {
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const lastBuild = { ...end, seconds, endedAt: isoTime(clock) };
  await state.set({ ...change, lastBuild }).catch(logUnsaved(log));
  log(end.outcome, { ...end, seconds, nextTry: retry.nextTry(), ...details });
  notify();
}

async function recordSuccess({ outcome, live, site }: Published, work: Work): Promise<void> {
  const { inbox, log, retry, isAsked } = work;
  const fallbacks = datedFallbacks(site.fallbacks, work);
  // A hook is often sent before the edit is committed, or before a cache has expired.
  const isEarly = isAsked && outcome === 'unchanged';
  if (fallbacks.length > 0 || isEarly) retry.plan();
  // An acceptance ends when its site, or the whole content, is live.
  const change = { fallbacks, accepted: undefined, stopped: undefined };
  await recordEnd({ outcome }, change, { release: live, warnings: site.warnings }, work);
  await inbox.settle().catch(logUnsaved(log));
}

async function recordFailure(error: unknown, work: Work): Promise<void> {
  const { state, clock, retry } = work;
  retry.plan();
  const reason = inOneSentence(causeOf(error));
  const failingSince = earliest(state.get().lastBuild?.failingSince, isoTime(clock));
  const change = error instanceof ShrinkError ? { stopped: error.amounts } : {};
  const end = { outcome: 'failed', reason, failingSince } as const;
  await recordEnd(end, change, { detail: messageOf(error) }, work);
}

async function build(work: Work): Promise<void> {
  const { publish, log } = work;
  try {
    await recordSuccess(await publish(), work);
  } catch (error) {
    if (error instanceof InterruptedError) log('interrupted', { reason: error.message });
    else await recordFailure(error, work);
  }
}

/** Handles rebuild requests one at a time; all that arrive during a build count as one. */
export function createWorker(options: WorkOptions) {
  const { inbox, state, signal } = options;
  const queue = new PQueue({ concurrency: 1 });
  const retry = createBackOff(options, DELAYS_MINUTES, () => add(true));

  const work = async (isRetry: boolean) => {
    const isAsked = inbox.isWaiting();
    const isPinned = state.get().pin !== undefined; // `unpin` requests a build
    if (signal.aborted || isPinned || !(isAsked || isRetry)) return;
    inbox.take();
    if (isAsked) retry.reset(); // a due retry is that build
    await build({ ...options, retry, isAsked, startedAt: performance.now() });
  };

  const add = (isRetry: boolean) => {
    if (queue.size === 0) void queue.add(() => work(isRetry));
  };

  return {
    /** Checks for a rebuild request, during a build right after it. */
    checkRequests: () => add(false),
    isBusy: () => queue.pending > 0,
    /** Returns when the next build without a request begins. */
    nextTry: retry.nextTry,
    whenIdle: () => queue.onIdle(),
  };
}
