import { resolve } from 'node:path';
import type { BuildOptions, BuildResult } from './buildOptions.ts';
import { checkCors, checkOwnFilm, type FilmHosts } from './fetch/checkHosts.ts';
import { expectedRoutes } from './expectedRoutes.ts';
import { fetchSnapshot, type FetchResult } from './fetch/fetchSnapshot.ts';
import { pictureStoreDir, prunePictures } from './fetch/pictures/pictureStore.ts';
import { markGood, openSnapshotStore, snapshotKey } from './fetch/snapshotStore.ts';
import { messageOf } from './report/messageOf.ts';
import { findUntranslated } from './report/untranslated.ts';
import { business } from '#/business/business.ts';
import { writeHostFiles } from '#/hosts/hostFiles.ts';
import { given } from '#/lib/given.ts';
import { checkBrochures, findOutdated } from './derived/derivedFiles.ts';
import { checkGate, type Amounts } from './gate.ts';
import { placeSite, type PlaceResult } from './place/place.ts';
import { restoreSite } from './place/swapSite.ts';
import { renderSite, type RenderedSite } from './render/render.ts';
import { runAlone } from './runAlone.ts';

/** Step 1, and checks of hosts, facts and derived files that can only cause warnings. */
async function fetchContent(options: BuildOptions): Promise<FetchResult> {
  const { settings, reporter, isSample } = options;
  const { introVideo } = business;
  const [snapshot, ...hostFaults] = await Promise.all([
    fetchSnapshot(options),
    isSample ? undefined : checkCors(settings), // the sample API serves only this machine
    introVideo === undefined ? undefined : checkOwnFilm(introVideo, settings.mediaBaseUrl),
  ]);
  const warnings = [...hostFaults, ...findUntranslated(business), ...(await findOutdated())];
  given(warnings).forEach(reporter.warn);
  return snapshot;
}

/** Step 3, then the files for hosts, and the removal of unused pictures. */
async function place(
  rendered: RenderedSite,
  filmHosts: FilmHosts,
  routes: readonly string[],
  { settings, outDir, cacheDir, reporter }: BuildOptions,
): Promise<PlaceResult> {
  const placed = await placeSite({
    settings,
    ...rendered,
    outDir,
    pictureStoreDir: pictureStoreDir(cacheDir),
    routes,
    filmHosts,
  });
  await writeHostFiles(outDir);
  await prunePictures(cacheDir).catch((error: unknown) => {
    reporter.warn(`pictures out of use stay: ${messageOf(error)}`); // no failure: the new pages are in place
  });
  return placed;
}

/**
 * The gate of a build without a publisher: throws ShrinkError if the site shrank since this cache's last
 * good build.
 */
async function checkOwnGate(amounts: Amounts, options: BuildOptions): Promise<void> {
  const { settings, isSample, cacheDir, onShrink = 'refuse' } = options;
  // The sample API's content is part of the code, so nobody loses it by accident.
  if (onShrink !== 'refuse' || isSample) return;
  const [last] = await openSnapshotStore(cacheDir, snapshotKey(settings, isSample)).listGood();
  checkGate(amounts, last?.amounts ?? {}, 'npm run build -- --accept-shrink');
}

/** The gate, then steps 2 and 3. */
async function makePages(snapshot: FetchResult, options: BuildOptions): Promise<BuildResult> {
  const { settings, reporter, cacheDir } = options;
  const snapshotDir = snapshot.directory;
  const routes = expectedRoutes(snapshotDir);
  const pages = [...routes].map(([code, { length }]) => [`pages (${code})`, length] as const);
  const { counts, fieldCounts } = snapshot;
  const amounts: Amounts = { ...counts, ...fieldCounts, ...Object.fromEntries(pages) };
  await checkOwnGate(amounts, options); // before the slow steps

  reporter.info('Rendering pages');
  const rendered = await renderSite({ settings, snapshotDir, cacheDir });

  reporter.info('Checking and placing pages');
  const placed = await place(rendered, snapshot.filmHosts, [...routes.values()].flat(), options);
  if (options.onShrink !== 'leave to caller') await markGood(snapshotDir, amounts);
  return { ...snapshot, ...placed, amounts };
}

/** The three steps of a build; each starts only after the one before has succeeded. */
async function runSteps(options: BuildOptions): Promise<BuildResult> {
  await restoreSite(options.outDir);
  await checkBrochures();
  options.reporter.info('Fetching content');
  return makePages(await fetchContent(options), options);
}

/**
 * Fetches, renders and places the site. The old pages stay unless all three steps succeed.
 * At the end it reports items per endpoint, pages and seconds, then every warning; after a failure only these.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { reporter } = options;
  const started = performance.now();
  const warnings: string[] = [];
  const collector = { ...reporter, warn: (line: string) => void warnings.push(line) };
  try {
    const run = () =>
      runSteps({
        ...options,
        reporter: collector,
        cacheDir: resolve(options.cacheDir),
        outDir: resolve(options.outDir),
      });
    const result = await runAlone(options.cacheDir, run);
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
