import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { identity } from '#/business/identity.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** For a machine five times slower than ours: what passes never waits for these. */
const UNIT_TIMEOUT_MS = 60_000;
const BUILD_TIMEOUT_MS = 600_000;

const project = (
  name: string,
  timeoutMs: number,
  own: { maxWorkers?: number; isolate?: boolean; setupFiles?: string[] } = {},
  folders = [name],
) => ({
  extends: true as const,
  test: {
    name,
    maxWorkers: 2,
    ...own,
    include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    // A poll has no time limit of its own. It only ends before its test does, so that the error says
    // what it waited for.
    expect: { poll: { timeout: timeoutMs * 0.9 } },
  },
});

export default defineConfig({
  root: ROOT,
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      // Starting a process for each file would take longer than the tests.
      project('unit', UNIT_TIMEOUT_MS, { isolate: false, setupFiles: ['tests/setupUnit.ts'] }),
      // All that read the sample site share its parsed pages. A site of another brand has other words.
      project('build', BUILD_TIMEOUT_MS, { isolate: false }, [
        'build',
        ...(identity.isSample ? ['sample'] : []),
      ]),
      project('long', BUILD_TIMEOUT_MS, { maxWorkers: 1 }),
    ],
  },
});
