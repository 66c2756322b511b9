import { expect, test } from 'vitest';
import { inOneSentence } from '#/publisher/oneSentence.ts';

test("leaves out progress and stack frames beside Astro's errors", () => {
  const text = `
    05:13:28 [types] Generated 454ms
     generating static routes
    05:13:41 [ERROR] [build] Caught error rendering /menu: Error: a page throws
        at file.js:1`;
  expect(inOneSentence(text)).toBe(
    '05:13:41 [ERROR] [build] Caught error rendering /menu: Error: a page throws',
  );
});

test('counts what it leaves out', () => {
  const text = ['could not be had:', 'a: 1', 'b: 2', 'c: 3', 'd: 4', 'e: 5'].join('\n  ');
  expect(inOneSentence(text)).toBe('could not be had: a: 1; b: 2; c: 3; and 2 more');
});
