import PQueue from 'p-queue';
import { openOutcomeRecord, reasonOf, type OutcomeOptions } from './outcomeRecord.ts';
import type { Published } from './publishChange.ts';
import type { RebuildRequests } from './rebuildRequests.ts';

export interface WorkOptions extends OutcomeOptions {
  requests: RebuildRequests;
  /** Delivers the live release to a target that lacks it; called until it succeeds once. */
  restoreTarget: () => Promise<void>;
  publish: () => Promise<Published>;
}

const secondsSince = (started: number) => Math.round((performance.now() - started) / 100) / 10;

/** Handles rebuild requests one at a time; all that arrive during a build count as one. */
export function createWorker(options: WorkOptions) {
  const { requests, state, retry, log, restoreTarget, publish } = options;
  const outcomes = openOutcomeRecord(options);
  const queue = new PQueue({ concurrency: 1 });
  let isStopped = false;
  const hasStopped = () => isStopped; // a function, because TypeScript would assume no change after an `await`
  let isDue = false;
  let isTargetRestored = false;

  const workOnce = async () => {
    const wasDue = isDue;
    isDue = false;
    if (hasStopped()) return;
    const started = performance.now();
    let isAsked = false;
    try {
      if (!isTargetRestored) await restoreTarget();
      isTargetRestored = true;
      if ((await state.pin.read()) !== undefined) {
        await retry.clear(); // `unpin` requests a build
        return;
      }
      isAsked = await requests.take();
      if (hasStopped() || !(isAsked || wasDue)) return; // the next start recovers a taken request
      await outcomes.succeed(await publish(), secondsSince(started), isAsked);
    } catch (error) {
      await outcomes.fail(error, secondsSince(started), isAsked);
    }
  };

  const runNext = () =>
    workOnce().catch((error: unknown) => log('failed', { reason: reasonOf(error) }));

  /** Checks for a rebuild request now or, during a build, right after it. */
  const checkRequests = () => {
    if (queue.size === 0) void queue.add(runNext);
  };

  return {
    checkRequests,
    /** Builds without a request, because an earlier build failed or used fallbacks. */
    tryAgain: () => {
      isDue = true;
      checkRequests();
    },
    /** Starts no further build; a running one continues. */
    stop: () => {
      isStopped = true;
    },
    isBusy: () => queue.pending > 0,
    /** Whether the target is known to have the live release, since this publisher started. */
    isTargetRestored: () => isTargetRestored,
    whenIdle: () => queue.onIdle(),
    lastBuild: outcomes.last,
  };
}

export type Worker = ReturnType<typeof createWorker>;
