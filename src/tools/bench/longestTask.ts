import * as v from 'valibot';

/** Chromium's name for a page's main thread. */
const PAGE_THREAD = 'CrRendererMain';
const TASK = 'ThreadControllerImpl::RunTask';

const TraceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      /** CPU time in microseconds. */
      tdur: v.optional(v.number()),
      args: v.optional(v.object({ name: v.optional(v.unknown()) })),
    }),
  ),
});

/** The CPU time of a page's longest task in milliseconds, from Chromium's trace in JSON. */
export function longestTask(trace: Buffer): number {
  const { traceEvents } = v.parse(TraceSchema, JSON.parse(trace.toString('utf8')));
  const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === PAGE_THREAD)
      .map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.name === TASK && pages.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('The trace holds no task of a page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
