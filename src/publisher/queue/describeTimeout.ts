import { STEPS } from '#/build/steps.ts';

const SETTING = 'BUILD_TIMEOUT_S sets that';

/** One sentence: the build took too long, in which step, and what helps. */
export function describeTimeout(seconds: number, step: string | undefined): string {
  const start = `the build took longer than ${seconds} s`;
  if (step === undefined || step === STEPS.fetch) {
    return `${start}, which were not enough to fetch all content; ${SETTING}, and the next build goes on where this one stopped`;
  }
  return `${start}, and was at "${step}", which begins anew each time: raise BUILD_TIMEOUT_S`;
}
