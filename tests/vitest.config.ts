import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { business } from '#/business/business.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Generous enough for a machine that is busy with other work; passing tests never wait this long. */
const UNIT_TIMEOUT_MS = 180_000;
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
    // A poll ends shortly before its test, so that the error names what it waited for.
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
      // Starting a process per file would take longer than the tests.
      project('unit', UNIT_TIMEOUT_MS, { isolate: false, setupFiles: ['tests/setupUnit.ts'] }),
      // Files share the sample site's parsed pages. tests/sample needs the sample's texts.
      project('build', BUILD_TIMEOUT_MS, { isolate: false }, [
        'build',
        ...(business.isSample ? ['sample'] : []),
      ]),
      project('long', BUILD_TIMEOUT_MS, { maxWorkers: 1 }),
    ],
  },
});
