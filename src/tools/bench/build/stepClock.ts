import { STEPS } from '#/build/steps.ts';
import type { StepTimes } from './runBuild.ts';

/** Times the steps of a build: `hear` takes the reported steps, `stop` returns the times. */
export function createStepClock() {
  const beginnings = new Map<string, number>();
  const beginningOf = (step: keyof StepTimes): number => {
    const time = beginnings.get(STEPS[step]);
    if (time === undefined) throw new Error(`The build did not report its step "${STEPS[step]}"`);
    return time;
  };
  return {
    hear: (line: string) => void beginnings.set(line, performance.now()),
    /** Throws if the build did not report all of its steps. */
    stop: (): StepTimes => {
      const [fetch, render, place] = [
        beginningOf('fetch'),
        beginningOf('render'),
        beginningOf('place'),
      ];
      return { fetch: render - fetch, render: place - render, place: performance.now() - place };
    },
  };
}
