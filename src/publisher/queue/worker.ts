import PQueue from 'p-queue';
import { ShrinkError } from '#/pipeline/gate.ts';
import { causeOf } from '#/system/report/expectedError.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { inOneSentence } from '#/publisher/oneSentence.ts';
import type { Log } from '#/publisher/log.ts';
import type { Notifier } from '#/publisher/notifier.ts';
import type { Inbox } from '#/publisher/receive/inbox.ts';
import type { LastBuild, PublisherState } from '#/publisher/state.ts';
import { InterruptedError } from './buildInChild.ts';
import type { Published } from './publishChange.ts';
import type { Clock, RetryPlan } from './retry.ts';

interface WorkOptions {
  inbox: Inbox;
  state: PublisherState;
  retry: RetryPlan;
  clock: Clock;
  log: Log;
  publish: () => Promise<Published>;
  notifier: Notifier;
}

/** Returns the earlier of two times in ISO 8601. */
const earliest = (one: string | undefined, other: string) =>
  one !== undefined && one < other ? one : other;

const reasonOf = (error: unknown) => inOneSentence(causeOf(error));

/** Records and logs the ends of builds, and plans a retry if it may help. */
function createRecorder({ inbox, state, retry, clock, log, notifier }: WorkOptions) {
  /** Logs a failure to write, because a full disk may not stop the publisher. */
  const save = (writing: Promise<void>) =>
    writing.catch((error: unknown) => log('not-remembered', { reason: reasonOf(error) }));

  const now = () => new Date(clock.now()).toISOString();

  /** Returns since when the parts of a site are fallbacks; a clock may have been set back. */
  const datedFallbacks = (parts: readonly string[]) => {
    const keyOf = (part: string) => part.split(':')[0];
    const earlier = new Map(state.get().fallbacks?.map(({ part, since }) => [keyOf(part), since]));
    return parts.map((part) => ({ part, since: earliest(earlier.get(keyOf(part)), now()) }));
  };

  const end = async (build: Omit<LastBuild, 'endedAt'>, details: Parameters<Log>[1]) => {
    log(build.outcome, { ...build, nextTry: retry.nextTry(), ...details });
    await save(state.set({ lastBuild: { ...build, endedAt: now() } }));
    notifier.check();
  };

  return {
    succeed: async ({ outcome, live, site }: Published, seconds: number, isAsked: boolean) => {
      const fallbacks = datedFallbacks(site.fallbacks);
      // An acceptance ends when its site, or the whole content, is live.
      await save(state.set({ fallbacks, accepted: undefined, stopped: undefined }));
      // A hook is often sent before the edit is committed, or before a cache has expired.
      const isEarly = isAsked && outcome === 'unchanged';
      if (fallbacks.length > 0 || isEarly) retry.plan(isAsked);
      else retry.clear();
      await save(inbox.settle());
      await end({ outcome, seconds }, { release: live, warnings: site.warnings });
    },
    fail: async (error: unknown, seconds: number, isAsked: boolean) => {
      retry.plan(isAsked);
      if (error instanceof ShrinkError) await save(state.set({ stopped: error.amounts }));
      const reason = reasonOf(error);
      const failingSince = earliest(state.get().lastBuild?.failingSince, now());
      const failure = { outcome: 'failed', seconds, reason, failingSince } as const;
      await end(failure, { detail: messageOf(error) });
    },
  };
}

/** Handles rebuild requests one at a time; all that arrive during a build count as one. */
export function createWorker(options: WorkOptions) {
  const { inbox, state, retry, log, publish } = options;
  const recorder = createRecorder(options);
  const queue = new PQueue({ concurrency: 1 });
  let isStopped = false;
  let isDue = false;

  const workOnce = async () => {
    const wasDue = isDue;
    isDue = false;
    if (isStopped) return;
    // `unpin` requests a build.
    if (state.get().pin !== undefined) {
      retry.clear();
      return;
    }
    const isAsked = inbox.take();
    if (!isAsked && !wasDue) return;
    retry.pause();
    const started = performance.now();
    const seconds = () => Math.round((performance.now() - started) / 100) / 10;
    try {
      await recorder.succeed(await publish(), seconds(), isAsked);
    } catch (error) {
      if (error instanceof InterruptedError) log('interrupted', { reason: error.message });
      else await recorder.fail(error, seconds(), isAsked);
    }
  };

  /** Checks for a rebuild request, during a build right after it. */
  const checkRequests = () => {
    if (queue.size === 0) void queue.add(workOnce);
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
    whenIdle: () => queue.onIdle(),
  };
}
