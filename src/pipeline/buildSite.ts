import { resolve } from 'node:path';
import type { BuildOptions, BuildResult } from './buildOptions.ts';
import { checkCors } from './fetch/checkHosts.ts';
import { expectedRoutes } from './expectedRoutes.ts';
import { fetchSnapshot, type FetchResult } from './fetch/fetchSnapshot.ts';
import { prunePictures } from './fetch/pictures/pictureStore.ts';
import { markGood } from './fetch/snapshotStore.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { findUntranslated } from './untranslated.ts';
import { business } from '#/business/business.ts';
import { describeSampleFacts } from '#/business/sampleFacts.ts';
import { writeHostFiles } from '#/hosts/hostFiles.ts';
import { given } from '#/lib/given.ts';
import { checkBrochures, findOutdated } from './derived/derivedFiles.ts';
import { checkGate, type Amounts } from './gate.ts';
import { lockCache } from '#/system/files/fileLock.ts';
import { placeSite } from './place/place.ts';
import { restoreSite } from './place/swapSite.ts';
import { renderSite } from './render/render.ts';

/** Step 1, and checks of hosts, facts and derived files that can only cause warnings. */
async function fetchContent(options: BuildOptions): Promise<FetchResult> {
  const { settings, reporter, isSample } = options;
  reporter.info('Fetching content');
  const [snapshot, corsFault] = await Promise.all([
    fetchSnapshot(options),
    isSample ? undefined : checkCors(settings), // the sample API serves only this machine
  ]);
  const sampleFacts = isSample ? undefined : describeSampleFacts(business);
  const warnings = [
    corsFault,
    sampleFacts,
    ...findUntranslated(business),
    ...(await findOutdated()),
  ];
  given(warnings).forEach(reporter.warn);
  return snapshot;
}

/** The gate, then steps 2 and 3, the files for hosts, and the removal of unused pictures. */
async function makePages(snapshot: FetchResult, options: BuildOptions): Promise<BuildResult> {
  const { reporter, outDir, cacheDir, isSample, onShrink = 'refuse' } = options;
  const { directory: snapshotDir, counts, fieldCounts, videoHosts } = snapshot;
  // What the gate counts, and what Place expects of Astro.
  const routesByLanguage = expectedRoutes(snapshotDir);
  const routes = [...routesByLanguage.values()].flat();
  const amounts: Amounts = {
    ...counts,
    ...fieldCounts,
    ...Object.fromEntries(
      routesByLanguage.entries().map(([code, { length }]) => [`pages (${code})`, length]),
    ),
  };
  // Before the slow steps. The sample API's content is part of the code, so nobody loses it by accident.
  if (onShrink === 'refuse' && !isSample) {
    checkGate(amounts, snapshot.goodAmounts, 'npm run build -- --accept-shrink');
  }

  reporter.info('Rendering pages');
  const rendered = await renderSite({ ...options, snapshotDir });

  reporter.info('Checking and placing pages');
  const pages = await placeSite({ ...options, ...rendered, routes, videoHosts });
  await writeHostFiles(outDir);
  await prunePictures(cacheDir).catch((error: unknown) => {
    reporter.warn(`pictures out of use stay: ${messageOf(error)}`); // no failure: the new pages are in place
  });
  if (onShrink !== 'leave to caller') await markGood(snapshotDir, amounts);
  return { ...snapshot, pages, amounts };
}

/**
 * Fetches, renders and places the site. The old pages stay unless all three steps succeed.
 * At the end it reports items per endpoint, pages and seconds, then every warning; after a failure only these.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const started = performance.now();
  const warnings: string[] = [];
  const reporter = { ...options.reporter, warn: (line: string) => void warnings.push(line) };
  const [outDir, cacheDir] = [resolve(options.outDir), resolve(options.cacheDir)];
  const lock = await lockCache(cacheDir);
  try {
    await restoreSite(outDir);
    await checkBrochures();
    const resolved = { ...options, reporter, outDir, cacheDir };
    const result = await makePages(await fetchContent(resolved), resolved);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const items = Object.entries(result.counts).map(([name, count]) => `${count} ${name}`);
    reporter.info(`Content: ${items.join(', ')}`);
    reporter.info(`Built ${result.pages} pages in ${seconds} s`);
    return result;
  } finally {
    lock[Symbol.dispose]();
    warnings.forEach(options.reporter.warn);
  }
}
