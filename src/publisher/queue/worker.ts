import PQueue from 'p-queue';
import { messageOf } from '#/build/report/messageOf.ts';
import { ShrinkError } from '#/build/gate.ts';
import { BuildError } from './buildInChild.ts';
import { dateFallbacks } from './fallbacks.ts';
import { inOneSentence } from './inOneSentence.ts';
import type { Log } from '#/publisher/log.ts';
import type { PublisherState } from '#/publisher/publisherState.ts';
import type { Published } from './publishChange.ts';
import type { RetryPlan } from './retry.ts';
import { fewWarnings, summarizeLines, type LastBuild } from '#/publisher/status.ts';
import type { RebuildRequests } from './rebuildRequests.ts';

export interface WorkOptions {
  requests: RebuildRequests;
  state: PublisherState;
  retry: RetryPlan;
  log: Log;
  /** Brings what is live to a target that lacks it; called until it succeeded once. */
  restoreTarget: () => Promise<void>;
  publish: () => Promise<Published>;
}

const reasonOf = (error: unknown) => inOneSentence(messageOf(error));

const secondsSince = (started: number) => Math.round((performance.now() - started) / 100) / 10;

/** Works off rebuild requests one after another: while one is worked on, all that arrive are one more. */
export function createWorker(options: WorkOptions) {
  const { requests, state, retry, log, restoreTarget, publish } = options;
  const queue = new PQueue({ concurrency: 1 });
  let isStopped = false;
  const hasStopped = () => isStopped; // asked again later, as it may change meanwhile
  let isDue = false;
  let isTargetRestored = false;
  let lastBuild: LastBuild | undefined;

  /** A full disk must not end the publisher. */
  const note = (writing: Promise<void>) =>
    writing.catch((error: unknown) => {
      log('not-remembered', { reason: reasonOf(error) });
    });

  const remember = async (build: Omit<LastBuild, 'endedAt'>) => {
    lastBuild = { ...build, endedAt: new Date().toISOString() };
    await note(state.lastBuild.write(lastBuild));
  };

  const succeed = async (published: Published, seconds: number, isAsked: boolean) => {
    const { outcome, release, live, site } = published;
    const known = (await state.fallbacks.read())?.parts ?? [];
    const parts = dateFallbacks(site.fallbacks, known, new Date());
    await note(state.fallbacks.write({ release: live, parts }));
    await note(parts.length > 0 ? retry.plan(isAsked) : retry.clear());
    const reason = summarizeLines(site.fallbacks);
    const { warnings } = site;
    log(outcome, { release, seconds, reason, nextTry: retry.next(), warnings });
    await state.stopped.remove();
    await requests.clear();
    await remember({ outcome, seconds, reason, warnings: fewWarnings(warnings) });
  };

  const fail = async (error: unknown, seconds: number, isAsked: boolean) => {
    const reason = reasonOf(error);
    await note(retry.plan(isAsked));
    const detail = error instanceof BuildError ? error.text : undefined;
    log('failed', { seconds, reason, nextTry: retry.next(), detail });
    await remember({ outcome: 'failed', seconds, reason });
    if (error instanceof ShrinkError) await state.stopped.write(error.amounts);
  };

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
      await succeed(await publish(), secondsSince(started), isAsked);
    } catch (error) {
      await fail(error, secondsSince(started), isAsked);
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
    lastBuild: async () => lastBuild ?? (await state.lastBuild.read()),
  };
}

export type Worker = ReturnType<typeof createWorker>;
