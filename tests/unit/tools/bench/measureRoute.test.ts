import { expect, test } from 'vitest';
import { countOtherScripts } from '#/tools/bench/measureRoute.ts';

test('a page may load one font for each other script, whichever languages it is in', () => {
  expect(countOtherScripts(['en', 'en-IN'])).toBe(0);
  expect(countOtherScripts(['en', 'mr'])).toBe(1);
  expect(countOtherScripts(['mr', 'hi', 'hi-IN'])).toBe(1);
  expect(countOtherScripts(['mr', 'gu', 'ta'])).toBe(2);
});
