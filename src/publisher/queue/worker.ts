import PQueue from 'p-queue';
import { ShrinkError } from '#/pipeline/gate.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import type { Log } from '#/publisher/log.ts';
import type { Inbox } from '#/publisher/receive/inbox.ts';
import type { Fallback, LastBuild, PublisherState } from '#/publisher/state.ts';
import { inOneSentence } from './buildInChild.ts';
import type { Published } from './publishChange.ts';
import type { RetryPlan } from './retry.ts';

interface WorkOptions {
  inbox: Inbox;
  state: PublisherState;
  retry: RetryPlan;
  log: Log;
  publish: () => Promise<Published>;
}

const SEPARATOR = ': ';

const reasonOf = (error: unknown) => inOneSentence(messageOf(error));

/** Adds to each line of a build's report, such as `/api/food: HTTP 500; …`, when that problem began. */
function dateFallbacks(lines: readonly string[], before: readonly Fallback[] = []): Fallback[] {
  const known = new Map(before.map(({ part, since }) => [part, since]));
  return lines.map((line) => {
    const [part = '', ...cause] = line.split(SEPARATOR);
    const since = known.get(part) ?? new Date().toISOString();
    return { part, cause: cause.join(SEPARATOR), since };
  });
}

/** Records and logs how builds end, and plans a retry after a failure or a fallback. */
function createRecorder({ inbox, state, retry, log }: WorkOptions) {
  /** Logs a failed write: a full disk must not stop the publisher. */
  const note = (writing: Promise<void>) =>
    writing.catch((error: unknown) => log('not-remembered', { reason: reasonOf(error) }));

  const end = async (build: Omit<LastBuild, 'endedAt'>, details: Parameters<Log>[1]) => {
    const { nextTry } = state.get().retry ?? {};
    log(build.outcome, { ...build, nextTry, ...details });
    await note(state.set({ lastBuild: { ...build, endedAt: new Date().toISOString() } }));
  };

  return {
    /** Plans nothing while a release is pinned: `unpin` requests a build. */
    rest: () => note(retry.clear()),
    succeed: async ({ outcome, live, site }: Published, seconds: number, isAsked: boolean) => {
      const fallbacks = dateFallbacks(site.fallbacks, state.get().fallbacks);
      // An acceptance counts for one build only, even if nothing changed.
      await note(state.set({ fallbacks, accepted: undefined, stopped: undefined }));
      await note(fallbacks.length > 0 ? retry.plan(isAsked) : retry.clear());
      await note(inbox.settle());
      await end({ outcome, seconds }, { release: live, warnings: site.warnings });
    },
    fail: async (error: unknown, seconds: number, isAsked: boolean) => {
      await note(retry.plan(isAsked));
      if (error instanceof ShrinkError) await note(state.set({ stopped: error.amounts }));
      await end(
        { outcome: 'failed', seconds, reason: reasonOf(error) },
        { detail: messageOf(error) },
      );
    },
  };
}

/** Handles rebuild requests one at a time; all that arrive during a build count as one. */
export function createWorker(options: WorkOptions) {
  const { inbox, state, publish } = options;
  const recorder = createRecorder(options);
  const queue = new PQueue({ concurrency: 1 });
  let isStopped = false;
  let isDue = false;

  const workOnce = async () => {
    const wasDue = isDue;
    isDue = false;
    if (isStopped) return;
    if (state.get().pin !== undefined) {
      await recorder.rest();
      return;
    }
    const isAsked = inbox.take();
    if (!isAsked && !wasDue) return;
    const started = performance.now();
    const seconds = () => Math.round((performance.now() - started) / 100) / 10;
    try {
      await recorder.succeed(await publish(), seconds(), isAsked);
    } catch (error) {
      await recorder.fail(error, seconds(), isAsked);
    }
  };

  /** Checks for a rebuild request now or, during a build, right after it. */
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
