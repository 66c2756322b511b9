import PQueue from 'p-queue';
import { messageOf } from '~/lib/messageOf';
import { BuildError } from './buildInChild';
import { ShrinkError } from './gate';
import { inOneSentence } from './inOneSentence';
import type { Log } from './log';
import type { Memory } from './memory';
import type { Published } from './publishChange';
import { fewWarnings, summarizeLines, type LastBuild } from './status';
import type { Wishes } from './wishes';

export interface WorkOptions {
  wishes: Wishes;
  memory: Memory;
  log: Log;
  publish: () => Promise<Published>;
}

const reasonOf = (error: unknown) => inOneSentence(messageOf(error));

/** Fulfils wishes one after another: while one is worked on, all that arrive are one more. */
export function createWorker({ wishes, memory, log, publish }: WorkOptions) {
  const queue = new PQueue({ concurrency: 1 });
  let isStopped = false;
  let lastBuild: LastBuild | undefined;

  const remember = async (build: LastBuild) => {
    lastBuild = build;
    await memory.lastBuild.write(build).catch((error: unknown) => {
      log('not-remembered', { reason: reasonOf(error) }); // a full disk must not end the publisher
    });
  };

  const succeed = async ({ outcome, release, site }: Published, seconds: number) => {
    const reason = summarizeLines(site.standIns);
    log(outcome, { release, seconds, reason, warnings: site.warnings });
    await memory.stopped.remove();
    await wishes.fulfil();
    const warnings = fewWarnings(site.warnings);
    await remember({ outcome, endedAt: new Date().toISOString(), seconds, reason, warnings });
  };

  const fail = async (error: unknown, seconds: number) => {
    const reason = reasonOf(error);
    log('failed', {
      seconds,
      reason,
      detail: error instanceof BuildError ? error.text : undefined,
    });
    await remember({ outcome: 'failed', endedAt: new Date().toISOString(), seconds, reason });
    if (error instanceof ShrinkError) await memory.stopped.write(error.amounts);
  };

  const fulfilNext = async () => {
    if ((await memory.pin.read()) !== undefined || !(await wishes.take())) return;
    if (isStopped) return; // asked last, as it may come meanwhile; the next start recovers the wish
    const started = performance.now();
    const seconds = () => Math.round((performance.now() - started) / 100) / 10;
    try {
      await succeed(await publish(), seconds());
    } catch (error) {
      await fail(error, seconds());
    }
  };

  const runNext = () =>
    fulfilNext().catch((error: unknown) => log('failed', { reason: reasonOf(error) }));

  return {
    /** Looks for a wish now or, while one is worked on, right after it. */
    wake: () => {
      if (queue.size === 0) void queue.add(runNext);
    },
    /** Works no further wish off; what is worked on already goes on. */
    stop: () => {
      isStopped = true;
    },
    isBusy: () => queue.pending > 0,
    whenIdle: () => queue.onIdle(),
    lastBuild: async () => lastBuild ?? (await memory.lastBuild.read()),
  };
}

export type Worker = ReturnType<typeof createWorker>;
