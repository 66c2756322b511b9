/** Runs one build in its own process, like `npm run build`; tells its parent how long each step took. */
import { buildSite } from '#/build/buildSite.ts';
import type { BuildOrder } from './runBuild.ts';
import { createStepClock } from './stepClock.ts';

const clock = createStepClock();
const reporter = {
  info: clock.hear,
  warn: (line: string) => console.warn(line),
  progress: () => undefined,
};

const order = JSON.parse(process.argv[2] ?? '') as BuildOrder;
await buildSite({ ...order, isSample: false, reporter });
process.send?.(clock.stop());
process.disconnect();
