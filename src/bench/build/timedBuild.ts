/** One build in a process of its own, as `npm run build` is; tells its parent how long each step took. */
import { buildSite, type BuildOptions } from '~/publish/buildSite';
import type { BuildOrder, StepTimes } from './runBuild';

const STEPS: Readonly<Record<string, keyof StepTimes>> = {
  'Fetching content': 'fetch',
  'Rendering pages': 'render',
  'Checking and placing pages': 'place',
};

const times: StepTimes = { fetch: 0, render: 0, place: 0 };
let running: { step: keyof StepTimes; since: number } | undefined;

function begin(step: keyof StepTimes | undefined): void {
  const now = performance.now();
  if (running) times[running.step] = now - running.since;
  running = step && { step, since: now };
}

const reporter: BuildOptions['reporter'] = {
  info: (line) => begin(STEPS[line]),
  warn: (line) => console.warn(line),
  progress: () => undefined,
};

const order = JSON.parse(process.argv[2] ?? '') as BuildOrder;
await buildSite({ ...order, isSample: false, reporter });
process.send?.(times);
process.disconnect();
