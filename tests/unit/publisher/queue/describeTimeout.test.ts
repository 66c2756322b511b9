import { expect, test } from 'vitest';
import { STEPS } from '#/build/steps.ts';
import { describeTimeout } from '#/publisher/queue/describeTimeout.ts';

test.each([undefined, STEPS.fetch])('a build that is cut off at %s goes on there', (step) => {
  expect(describeTimeout(900, step)).toBe(
    'the build took longer than 900 s, which were not enough to fetch all content; BUILD_TIMEOUT_S sets that, and the next build goes on where this one stopped',
  );
});

test.each([STEPS.render, STEPS.place])('a build that is cut off at %s needs more time', (step) => {
  expect(describeTimeout(900, step)).toBe(
    `the build took longer than 900 s, and was at "${step}", which begins anew each time: raise BUILD_TIMEOUT_S`,
  );
});
