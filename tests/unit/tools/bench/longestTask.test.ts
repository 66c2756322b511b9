import { expect, test } from 'vitest';
import { longestTask } from '#/tools/bench/longestTask.ts';

const thread = (tid: number, name: string) => ({
  name: 'thread_name',
  pid: 1,
  tid,
  args: { name },
});
const task = (tid: number, tdur?: number) => ({
  name: 'ThreadControllerImpl::RunTask',
  pid: 1,
  tid,
  tdur,
});
const trace = (...traceEvents: unknown[]) => Buffer.from(JSON.stringify({ traceEvents }));

test('is the longest task of a page, in milliseconds, whatever other threads do', () => {
  const page = thread(7, 'CrRendererMain');
  const other = thread(8, 'Compositor');
  expect(longestTask(trace(task(7, 4_000), page, task(7, 21_500), other, task(8, 90_000)))).toBe(
    21.5,
  );
});

test('a trace without a task of a page is refused, as nothing was measured', () => {
  expect(() => longestTask(trace(thread(8, 'Compositor'), task(8, 90_000)))).toThrow(/no task/);
});
