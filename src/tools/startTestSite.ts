import { join } from 'node:path';
import { readSettings } from '#/pipeline/settings.ts';
import { createReporter } from '#/system/report/reporter.ts';
import { serveFolder } from '#/tools/staticServer.ts';
import { DEFAULT_FOLDERS } from '#/pipeline/buildOptions.ts';
import { buildSite } from '#/pipeline/buildSite.ts';
import { startSampleApi } from '#/sample/server.ts';

export interface TestSite {
  /** The addresses and folders that the tests read. */
  environment: Record<'TEST_SITE_DIR' | 'TEST_SITE_URL' | 'TEST_SITE_ORIGIN' | 'TEST_API', string>;
  close: () => Promise<void>;
}

const SITE_URL = 'https://test-site.example';
export const CACHE_DIR = join(DEFAULT_FOLDERS.cacheDir, 'test');

/** Builds the sample site outside the developer's `dist/`, and serves it and its API to the tests. */
export async function startTestSite(): Promise<TestSite> {
  const outDir = join(CACHE_DIR, 'site');
  await using starting = new AsyncDisposableStack();
  const api = starting.use(await startSampleApi({ port: 0, databaseFile: ':memory:' }));
  const settings = readSettings({ API_BASE_URL: api.origin, SITE_URL });
  const reporter = createReporter();
  await buildSite({ settings, isSample: true, outDir, cacheDir: CACHE_DIR, reporter });
  const site = starting.use(await serveFolder(outDir));
  const servers = starting.move();
  return {
    environment: {
      TEST_SITE_DIR: outDir,
      TEST_SITE_URL: SITE_URL,
      TEST_SITE_ORIGIN: site.origin,
      TEST_API: api.origin,
    },
    close: () => servers.disposeAsync(),
  };
}
