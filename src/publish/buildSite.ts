import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ClientOptions } from '~/api/client';
import { fetchSnapshot, pictureStoreDir } from '~/api/fetchSnapshot';
import type { Settings } from '~/api/settings';
import type { Reporter } from '~/lib/reporter';
import { expectedRoutes } from '~/api/expectedRoutes';
import { placeSite, restorePlace } from './place';
import { renderSite } from './render';

export interface BuildOptions {
  settings: Settings;
  isSample: boolean;
  outDir: string;
  cacheDir: string;
  reporter: Reporter;
  client?: ClientOptions | undefined;
}

/** What the site is built into, and where everything between two builds is kept. */
export const DEFAULT_FOLDERS = { outDir: 'dist', cacheDir: '.cache' };

/** Fetch, render, place (contract, section 3); the old pages stand unless all three succeed. */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { settings, reporter, client, isSample } = options;
  const started = performance.now();
  const cacheDir = resolve(options.cacheDir);
  const outDir = resolve(options.outDir);
  await mkdir(cacheDir, { recursive: true });
  await restorePlace(outDir);

  reporter.info('Fetching content');
  const snapshot = await fetchSnapshot({ settings, isSample, cacheDir, reporter, client });

  reporter.info('Rendering pages');
  const renderedDir = await renderSite({ settings, snapshotDir: snapshot.directory, cacheDir });

  reporter.info('Checking and placing pages');
  process.env.SNAPSHOT_DIR = snapshot.directory;
  const placed = await placeSite({
    settings,
    renderedDir,
    outDir,
    cacheDir,
    pictureStoreDir: pictureStoreDir(cacheDir),
    routes: expectedRoutes(),
    extraFiles: {},
  });

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = Object.entries(snapshot.counts).map(([name, count]) => `${count} ${name}`);
  reporter.info(`Content: ${counts.join(', ')}`);
  reporter.info(`Built ${placed.pages} pages in ${seconds} s`);
}
