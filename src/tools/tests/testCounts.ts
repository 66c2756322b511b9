import * as v from 'valibot';

export interface TestCounts {
  passed: number;
  failed: number;
}

const count = v.optional(v.number(), 0);

const VitestReport = v.pipe(
  v.object({
    numPassedTests: count,
    numFailedTests: count,
    numPendingTests: count,
    numTodoTests: count,
  }),
  v.transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
  })),
);

const PlaywrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  }),
  v.transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  })),
);

/** Counts the tests in a JSON report of Vitest or Playwright; a skipped test counts as failed. */
export function countTests(report: unknown): TestCounts {
  return v.parse(v.union([PlaywrightReport, VitestReport]), report);
}

/** The counts of a runner. No tests at all, or an error exit without a failed test, counts as one failure. */
export function countOutcome(report: unknown, exitCode: number | undefined): TestCounts {
  const counts = report === undefined ? { passed: 0, failed: 0 } : countTests(report);
  const isExplained = counts.failed > 0 || (exitCode === 0 && counts.passed > 0);
  return isExplained ? counts : { ...counts, failed: 1 };
}

/** The last line of `npm test`: `12 passed, 0 failed`. */
export function summarize(counts: readonly TestCounts[]): string {
  const sum = (key: keyof TestCounts) => counts.reduce((total, one) => total + one[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
