import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execaNode } from 'execa';
import type { BuildOptions } from '#/build/buildOptions.ts';

export type BuildOrder = Pick<BuildOptions, 'settings' | 'outDir' | 'cacheDir'>;

/** Milliseconds of each step of a build. */
export interface StepTimes {
  fetch: number;
  render: number;
  place: number;
}

export interface BuildCost extends StepTimes {
  /** The peak memory of the largest process of the build. */
  peakBytes: number;
}

const SCRIPT = resolve(import.meta.dirname, 'timedBuild.ts');
const MEMORY = resolve(import.meta.dirname, 'recordMemory.ts');

/** Builds a site like `npm run build`, and measures it. */
export async function runBuild(order: BuildOrder): Promise<BuildCost> {
  const memoryFile = join(order.cacheDir, 'peak-memory');
  await rm(memoryFile, { force: true });
  const child = execaNode(SCRIPT, [JSON.stringify(order)], {
    env: { NODE_OPTIONS: `--import=${MEMORY}`, PEAK_MEMORY_FILE: memoryFile },
    ipc: true,
    stderr: 'inherit',
  });
  const [message] = await Promise.all([child.getOneMessage(), child]);
  const kilobytes = (await readFile(memoryFile, 'utf8')).trim().split('\n').map(Number);
  return { ...(message as StepTimes), peakBytes: Math.max(...kilobytes) * 1024 };
}
