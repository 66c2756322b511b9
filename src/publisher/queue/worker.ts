import PQueue from 'p-queue';
import { ShrinkError } from '#/pipeline/gate.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import type { Log } from '#/publisher/log.ts';
import type { Inbox } from '#/publisher/receive/inbox.ts';
import type { LastBuild, PublisherState } from '#/publisher/state.ts';
import { inOneSentence } from './buildInChild.ts';
import type { Published } from './publishChange.ts';
import type { RetryPlan } from './retry.ts';

interface WorkOptions {
  inbox: Inbox;
  state: PublisherState;
  retry: RetryPlan;
  log: Log;
  publish: () => Promise<Published>;
  /** Runs the owner's NOTIFY_COMMAND. */
  notify: (reason: string) => Promise<void>;
}

const reasonOf = (error: unknown) => inOneSentence(messageOf(error));

/** Records, logs and reports the ends of builds, and plans a retry if it may help. */
function createRecorder({ inbox, state, retry, log, notify }: WorkOptions) {
  /** Logs a failure, because neither a full disk nor a broken command of the owner may stop the publisher. */
  const attempt = (task: Promise<void>, event: string) =>
    task.catch((error: unknown) => log(event, { reason: reasonOf(error) }));
  const save = (writing: Promise<void>) => attempt(writing, 'not-remembered');

  /** Notifies the owner when publishing begins to fail and when it works again. */
  const tell = async (reason?: string) => {
    const didFail = state.get().lastBuild?.outcome === 'failed';
    if (didFail === (reason !== undefined)) return;
    await attempt(notify(reason ?? 'publishing works again'), 'not-notified');
  };

  const end = async (build: Omit<LastBuild, 'endedAt'>, details: Parameters<Log>[1]) => {
    log(build.outcome, { ...build, nextTry: retry.nextTry(), ...details });
    await tell(build.reason);
    await save(state.set({ lastBuild: { ...build, endedAt: new Date().toISOString() } }));
  };

  return {
    succeed: async ({ outcome, live, site }: Published, seconds: number, isAsked: boolean) => {
      const { since = new Date().toISOString() } = state.get().fallback ?? {};
      const hasFallbacks = site.fallbacks.length > 0;
      const fallback = hasFallbacks ? { since, parts: site.fallbacks } : undefined;
      // An acceptance ends when its site, or the whole content, is live.
      await save(state.set({ fallback, accepted: undefined, stopped: undefined }));
      // A hook is often sent before the edit is committed, or before a cache has expired.
      const isEarly = isAsked && outcome === 'unchanged';
      if (hasFallbacks || isEarly) retry.plan(isAsked);
      else retry.clear();
      await save(inbox.settle());
      await end({ outcome, seconds }, { release: live, warnings: site.warnings });
    },
    fail: async (error: unknown, seconds: number, isAsked: boolean) => {
      retry.plan(isAsked);
      if (error instanceof ShrinkError) await save(state.set({ stopped: error.amounts }));
      const reason = reasonOf(error);
      await end({ outcome: 'failed', seconds, reason }, { detail: messageOf(error) });
    },
  };
}

/** Handles rebuild requests one at a time; all that arrive during a build count as one. */
export function createWorker(options: WorkOptions) {
  const { inbox, state, retry, publish } = options;
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
    const started = performance.now();
    const seconds = () => Math.round((performance.now() - started) / 100) / 10;
    try {
      await recorder.succeed(await publish(), seconds(), isAsked);
    } catch (error) {
      await recorder.fail(error, seconds(), isAsked);
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
