import PQueue from 'p-queue';
import { openOutcomeRecord, reasonOf, type OutcomeOptions } from './outcomeRecord.ts';
import type { Published } from './publishChange.ts';
import type { RebuildRequests } from './rebuildRequests.ts';

export interface WorkOptions extends OutcomeOptions {
  requests: RebuildRequests;
  /** Brings what is live to a target that lacks it; called until it succeeded once. */
  restoreTarget: () => Promise<void>;
  publish: () => Promise<Published>;
}

const secondsSince = (started: number) => Math.round((performance.now() - started) / 100) / 10;

/** Works off rebuild requests one after another: while one is worked on, all that arrive are one more. */
export function createWorker(options: WorkOptions) {
  const { requests, state, retry, log, restoreTarget, publish } = options;
  const outcomes = openOutcomeRecord(options);
  const queue = new PQueue({ concurrency: 1 });
  let isStopped = false;
  const hasStopped = () => isStopped; // asked again later, as it may change meanwhile
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
        await retry.clear(); // to be unpinned is to be asked for
        return;
      }
      isAsked = await requests.take();
      if (hasStopped() || !(isAsked || wasDue)) return; // the next start recovers what was taken
      await outcomes.succeed(await publish(), secondsSince(started), isAsked);
    } catch (error) {
      await outcomes.fail(error, secondsSince(started), isAsked);
    }
  };

  const runNext = () =>
    workOnce().catch((error: unknown) => log('failed', { reason: reasonOf(error) }));

  /** Looks for a rebuild request now or, while one is worked on, right after it. */
  const checkRequests = () => {
    if (queue.size === 0) void queue.add(runNext);
  };

  return {
    checkRequests,
    /** Builds though nobody asked, because an earlier build did not come to a good end. */
    tryAgain: () => {
      isDue = true;
      checkRequests();
    },
    /** Works no further request off; what is worked on already goes on. */
    stop: () => {
      isStopped = true;
    },
    isBusy: () => queue.pending > 0,
    /** Whether the target is known to hold what is live since this start. */
    isTargetRestored: () => isTargetRestored,
    whenIdle: () => queue.onIdle(),
    lastBuild: outcomes.last,
  };
}

export type Worker = ReturnType<typeof createWorker>;
