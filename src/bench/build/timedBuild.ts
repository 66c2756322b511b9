/** One build in a process of its own, as `npm run build` is; tells its parent how long each step took. */
import { buildSite } from '~/publish/buildSite';
import type { BuildOrder } from './runBuild';
import { createStepClock } from './stepClock';

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
