import { expect, test, vi } from 'vitest';
import { writeHistory } from '#/lib/writeHistory.ts';

test.each(['push', 'replace'] as const)('goes on where the browser refuses to %s', (how) => {
  const refuse = () => {
    throw new DOMException('Attempt to use it more than 100 times', 'SecurityError');
  };
  vi.stubGlobal('history', { pushState: refuse, replaceState: refuse });
  expect(() => writeHistory(how, {})).not.toThrow();
});
