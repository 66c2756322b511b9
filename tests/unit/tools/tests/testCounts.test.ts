import { expect, test } from 'vitest';
import { countOutcome, countTests, summarize } from '#/tools/tests/testCounts.ts';

test('counts the tests of a Vitest report', () => {
  const report = { numTotalTests: 5, numPassedTests: 4, numFailedTests: 1 };
  expect(countTests(report)).toEqual({ passed: 4, failed: 1 });
});

test('counts the tests of a Playwright report', () => {
  const report = { stats: { expected: 7, unexpected: 2, flaky: 0, skipped: 0 } };
  expect(countTests(report)).toEqual({ passed: 7, failed: 2 });
});

test('counts skipped, planned and flaky tests as failed', () => {
  expect(countTests({ numPassedTests: 1, numPendingTests: 1, numTodoTests: 1 }).failed).toBe(2);
  expect(countTests({ stats: { expected: 1, skipped: 1, flaky: 1 } }).failed).toBe(2);
});

test('counts a runner that left no report as one failure', () => {
  expect(countOutcome(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});

test('counts a bad end without a failed test as one failure', () => {
  expect(countOutcome({ numPassedTests: 3 }, 1)).toEqual({ passed: 3, failed: 1 });
});

test('counts a run without tests as one failure', () => {
  expect(countOutcome({ numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});

test('prints the sum over all runners', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 3 },
  ];
  expect(summarize(counts)).toBe('21 passed, 3 failed');
});
