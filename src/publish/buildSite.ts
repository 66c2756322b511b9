import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ClientOptions } from '~/api/client';
import { expectedRoutes } from '~/api/expectedRoutes';
import { fetchSnapshot, pictureStoreDir, type FetchResult } from '~/api/fetchSnapshot';
import { prunePictures } from '~/api/prunePictures';
import type { Settings } from '~/api/settings';
import { messageOf } from '~/lib/messageOf';
import type { Reporter } from '~/lib/reporter';
import { headersFile } from './hosts/headersFile';
import { writeHostFiles } from './hosts/hostFiles';
import { placeSite, restorePlace, type PlaceResult } from './place';
import { renderSite } from './render';

export interface BuildOptions {
  settings: Settings;
  isSample: boolean;
  outDir: string;
  cacheDir: string;
  reporter: Reporter;
  client?: ClientOptions | undefined;
  /** Renders every page anew, whatever the cache holds. */
  isClean?: boolean | undefined;
}

export type BuildResult = FetchResult & PlaceResult;

/** What the site is built into, and where everything between two builds is kept. */
export const DEFAULT_FOLDERS = { outDir: 'dist', cacheDir: '.cache' };

/** How a build reports that a step begins. */
export const STEPS = {
  fetch: 'Fetching content',
  render: 'Rendering pages',
  place: 'Checking and placing pages',
} as const;

/** The three steps of a build, each useless to the next unless whole. */
async function runSteps(options: BuildOptions): Promise<BuildResult> {
  const { settings, reporter, client, isSample, isClean } = options;
  const cacheDir = resolve(options.cacheDir);
  const outDir = resolve(options.outDir);
  await mkdir(cacheDir, { recursive: true });
  await restorePlace(outDir);

  reporter.info(STEPS.fetch);
  const snapshot = await fetchSnapshot({ settings, isSample, cacheDir, reporter, client });

  reporter.info(STEPS.render);
  const snapshotDir = snapshot.directory;
  const renderedDir = await renderSite({ settings, snapshotDir, cacheDir, isClean });

  reporter.info(STEPS.place);
  process.env.SNAPSHOT_DIR = snapshotDir;
  const placed = await placeSite({
    settings,
    renderedDir,
    outDir,
    cacheDir,
    pictureStoreDir: pictureStoreDir(cacheDir),
    routes: expectedRoutes(),
    extraFiles: { _headers: headersFile() },
  });
  await writeHostFiles(outDir);
  await prunePictures(cacheDir).catch((error: unknown) => {
    reporter.warn(`pictures out of use stay: ${messageOf(error)}`); // the new pages are there already
  });
  return { ...snapshot, ...placed };
}

/**
 * Fetch, render, place (contract, section 3): the old pages stand unless all three succeed. Ends with
 * one report: what was left out, stale or missing, items per endpoint, pages, seconds.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { reporter } = options;
  const started = performance.now();
  const warnings: string[] = [];
  const collector = { ...reporter, warn: (line: string) => void warnings.push(line) };
  try {
    const result = await runSteps({ ...options, reporter: collector });
    const { counts, pages } = result;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const items = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
    reporter.info(`Content: ${items.join(', ')}`);
    reporter.info(`Built ${pages} pages in ${seconds} s`);
    return result;
  } finally {
    warnings.forEach(reporter.warn);
  }
}
