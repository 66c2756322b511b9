import { expect, test } from 'vitest';
import { createReporter } from '#/build/report/reporter.ts';

/** A reporter, and what it writes to a file or terminal. */
function openReporter(isTTY: boolean) {
  const written: string[] = [];
  const reporter = createReporter({ isTTY, write: (text) => written.push(text) });
  return { reporter, written };
}

test.each(['info', 'warn'] as const)('writes what it is told with %s as one line', (how) => {
  const { reporter, written } = openReporter(false);
  reporter[how]('/api/food item 0: found "\u001b[2J\nerror: forged\u202e"');
  expect(written.join('')).toMatch(
    /^(warning: )?\/api\/food item 0: found "\\u001b\[2J\\u000aerror: forged\\u202e"\n$/,
  );
});

test('clears a terminal only by its own codes', () => {
  const { reporter, written } = openReporter(true);
  reporter.warn('\u001b[2J');
  reporter.progress('posts\u001b[2J', 1, 2);
  expect(written).toEqual(['\r\u001b[Kwarning: \\u001b[2J\n', '\r\u001b[Kposts\\u001b[2J 1/2']);
});
