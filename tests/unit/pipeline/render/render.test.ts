import { expect, test } from 'vitest';
import { causeOfEnd } from '#/pipeline/render/render.ts';

test.each([
  [
    { stderr: 'FATAL ERROR: heap out of memory\n at x', signal: 'SIGABRT' },
    /^heap out of memory; NODE_/,
  ],
  [{ stdout: 'building', signal: 'SIGKILL' }, /^the renderer was killed \(SIGKILL\), probably/],
  [{ stdout: 'building', stderr: 'page throws', exitCode: 1 }, /^page throws$/],
  [{ stdout: 'building', exitCode: 1 }, /^building$/],
  [{ exitCode: 1 }, /^the renderer ended with code 1$/],
])('names the cause of the end %j', (end, cause) => {
  expect(causeOfEnd({ stdout: '', stderr: '', ...end })).toMatch(cause);
});
