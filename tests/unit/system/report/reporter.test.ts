import { expect, test } from 'vitest';
import { createReporter } from '#/system/report/reporter.ts';

/** What a reporter writes to a file or a terminal. */
function write(isTTY: boolean, use: (reporter: ReturnType<typeof createReporter>) => void) {
  const written: string[] = [];
  use(createReporter({ isTTY, write: (text) => written.push(text) }));
  return written;
}

test('writes a text of the API as one line, with its codes escaped, and clears by codes of its own', () => {
  const text = 'item 0: "\u001b[2J\nerror: forged\u202e"';
  const shown = 'item 0: "\\u001b[2J\\u000aerror: forged\\u202e"';
  expect(write(false, ({ info }) => info(text))).toEqual([`${shown}\n`]);
  expect(write(true, ({ warn }) => warn(text))).toEqual([`\r\u001b[Kwarning: ${shown}\n`]);
  expect(write(true, ({ progress }) => progress(text, 1, 2))).toEqual([`\r\u001b[K${shown} 1/2`]);
});
