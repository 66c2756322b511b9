import { expect, test } from 'vitest';
import { inOneSentence } from '#/publisher/queue/inOneSentence.ts';

test('leaves out what a tool says on its way', () => {
  const text = `
    05:13:28 [types] Generated 454ms
     generating static routes
    05:13:41 [ERROR] [build] Caught error rendering /menu: Error: a page throws
        at file.js:1`;
  expect(inOneSentence(text)).toBe(
    '05:13:41 [ERROR] [build] Caught error rendering /menu: Error: a page throws',
  );
});

test('says in plain words that memory or the disk is at its end, and how to have more', () => {
  expect(inOneSentence('FATAL ERROR: JavaScript heap out of memory\n x')).toBe(
    'out of memory: NODE_OPTIONS=--max-old-space-size=8192 lets each of its processes take 8 GB',
  );
  expect(inOneSentence('ENOSPC: no space, write')).toBe('no space left on the disk');
});
