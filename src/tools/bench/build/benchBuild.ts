/** `npm run bench -- build`: the cost of a clean build, of a build after one change, and of a hook. */
import { measureBuilds, type BuildMeasurement } from './measureBuilds.ts';
import { buildTable, checkBuilds, siteTable } from './reportBuilds.ts';

const SIZES = '100,1000,10000';

function readSizes(text: string): number[] {
  const sizes = text.split(',').map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size > 0)) return sizes;
  throw new Error(`--posts: found "${text}", expected numbers such as ${SIZES}`);
}

/** Measures each size and prints both tables; the exit code says whether all budgets are met. */
export async function benchBuild(posts: string = SIZES): Promise<void> {
  const runs: BuildMeasurement[] = [];
  for (const size of readSizes(posts)) {
    console.log(`Building ${size} posts: from nothing, after one change, at a hook`);
    runs.push(await measureBuilds(size));
  }
  const faults = checkBuilds(runs);
  console.log(`\n${buildTable(runs)}\n\n${siteTable(runs)}`);
  console.log(`\n${faults.length === 0 ? 'Every budget is kept' : faults.join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
}
