import { ShrinkError } from '#/build/gate.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import type { Log } from '#/publisher/log.ts';
import type { PublisherState } from '#/publisher/publisherState.ts';
import { fewWarnings, summarizeLines, type LastBuild } from '#/publisher/status.ts';
import { BuildError } from './buildInChild.ts';
import { dateFallbacks } from './fallbacks.ts';
import { inOneSentence } from './inOneSentence.ts';
import type { Published } from './publishChange.ts';
import type { RebuildRequests } from './rebuildRequests.ts';
import type { RetryPlan } from './retry.ts';

export interface OutcomeOptions {
  requests: Pick<RebuildRequests, 'clear'>;
  state: PublisherState;
  retry: RetryPlan;
  log: Log;
}

export const reasonOf = (error: unknown) => inOneSentence(messageOf(error));

/** Records and logs how builds end, and plans a retry after a failure or a fallback. */
export function openOutcomeRecord({ requests, state, retry, log }: OutcomeOptions) {
  let lastBuild: LastBuild | undefined;

  /** Logs a failed write: a full disk must not stop the publisher. */
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

  const last = async () => lastBuild ?? (await state.lastBuild.read());

  return { succeed, fail, last };
}
