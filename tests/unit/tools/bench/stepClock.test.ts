import { expect, test, vi } from 'vitest';
import { createStepClock } from '#/tools/bench/build/stepClock.ts';
import { STEPS } from '#/build/steps.ts';

test('times each step of a build to the beginning of the next, and the last one to the end', () => {
  const now = vi.spyOn(performance, 'now');
  const clock = createStepClock();
  for (const [step, time] of [
    ['fetch', 100],
    ['render', 150],
    ['place', 1150],
  ] as const) {
    now.mockReturnValue(time);
    clock.hear(STEPS[step]);
  }
  now.mockReturnValue(1170);
  expect(clock.stop()).toEqual({ fetch: 50, render: 1000, place: 20 });
});

test('fails where a build does not report one of its steps', () => {
  const clock = createStepClock();
  clock.hear(STEPS.fetch);
  clock.hear(STEPS.place);
  expect(() => clock.stop()).toThrow('The build did not report its step "Rendering pages"');
});
