import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** For a machine five times slower than ours: what passes never waits for these. */
const UNIT_TIMEOUT_MS = 60_000;
const BUILD_TIMEOUT_MS = 600_000;
const LONG_TIMEOUT_MS = 600_000;

/** The slowest files of `build`, the slowest of all at the end: if one came last, a processor would be idle. */
const SLOWEST = [
  'emptyPages.test.ts',
  'fewParts.test.ts',
  'hostile.test.ts',
  'secondBrand.test.ts',
  'publisher.test.ts',
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => SLOWEST.indexOf(basename(moduleId));
    return (await super.sort(files)).sort((a, b) => rankOf(b) - rankOf(a));
  }
}

const project = (
  name: string,
  timeoutMs: number,
  own: { maxWorkers?: number; setupFiles?: string[] } = {},
) => ({
  extends: true as const,
  test: {
    name,
    maxWorkers: 2,
    ...own,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
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
    sequence: { sequencer: SlowestFirst },
    projects: [
      project('unit', UNIT_TIMEOUT_MS, { setupFiles: ['tests/fixtures/everyPart.ts'] }),
      project('build', BUILD_TIMEOUT_MS),
      project('long', LONG_TIMEOUT_MS, { maxWorkers: 1 }),
    ],
  },
});
