import { expect, test, vi } from 'vitest';
import { writeHistory } from '#/lib/writeHistory.ts';

test('writes a state with its address', () => {
  const history = { pushState: vi.fn(), replaceState: vi.fn() };
  vi.stubGlobal('history', history);
  writeHistory('push', { tab: 'a' }, '#a');
  expect(history.pushState).toHaveBeenCalledWith({ tab: 'a' }, '', '#a');
  writeHistory('replace', { tab: 'b' });
  expect(history.replaceState).toHaveBeenCalledWith({ tab: 'b' }, '', undefined);
});

test.each(['push', 'replace'] as const)('goes on where the browser refuses to %s', (how) => {
  const refuse = () => {
    throw new DOMException('Attempt to use it more than 100 times', 'SecurityError');
  };
  vi.stubGlobal('history', { pushState: refuse, replaceState: refuse });
  expect(() => writeHistory(how, {})).not.toThrow();
});
