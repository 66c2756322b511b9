import { resolve } from 'node:path';
import type { BuildOptions, BuildResult } from './buildOptions.ts';
import { checkCors } from './fetch/checkHosts.ts';
import { createHttp } from './fetch/http.ts';
import { fetchSnapshot, type FetchResult } from './fetch/fetchSnapshot.ts';
import { prunePictures } from './fetch/pictures/pictureStore.ts';
import { markGood } from './fetch/snapshotStore.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { findUntranslated } from './untranslated.ts';
import { findMissingBrochures } from '#/business/brochures.ts';
import { business, redirects } from '#/business/business.ts';
import { findPictureFaults } from '#/business/pictureFaults.ts';
import { findCopyFaults } from '#/business/copy.ts';
import { describeSample } from '#/business/sample.ts';
import { writeHostFiles } from '#/hosts/hostFiles.ts';
import { languageOfPath, languages } from '#/messages/languages.ts';
import { findMessageFaults } from '#/messages/checkMessages.ts';
import { languagesOf, pageNames, pagePath } from '#/business/pages.ts';
import { addressOf, listSite } from '#/system/files/siteIndex.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { withoutUndefined } from '#/lib/text.ts';
import { findMissingLetters } from './missingLetters.ts';
import { findLosses, ShrinkError, type Amounts } from './gate.ts';
import { findOlder } from './olderFiles.ts';
import { lockCache } from '#/system/files/fileLock.ts';
import { placeSite } from './place/place.ts';
import type { Settings } from './settings.ts';
import { restoreSite } from './place/swapSite.ts';
import { renderSite } from './render/render.ts';

const ACCEPT = 'npm run build -- --accept-shrink, or ACCEPT_SHRINK=1,';

/** Throws ExpectedError if texts or pictures are missing. */
function checkSource({ csrfCookiePath }: Settings): void {
  const faults = [
    ...findMessageFaults(),
    ...findCopyFaults(),
    ...findPictureFaults(),
    ...(csrfCookiePath && !business.formCookies
      ? [
          'src/brand/facts/contact.ts: formCookies is missing; with CSRF_COOKIE_PATH the privacy notice names them',
        ]
      : []),
  ];
  if (faults.length > 0) throw new ExpectedError(faults.join('\n'));
}

/** Lists the addresses of the pages of `src/routes.ts` in their languages. */
const fixedRoutes = () =>
  pageNames.flatMap((name) => languagesOf(name).map(({ code }) => pagePath(code, name)));

/** Counts the pages of a rendered site in each language, as `pages (gu)`. */
function countPages(renderedDir: string): Amounts {
  const addresses = listSite(renderedDir)
    .filter((file) => file.endsWith('.html'))
    .map(addressOf);
  const byLanguage = Map.groupBy(addresses, (address) => languageOfPath(address).code);
  return Object.fromEntries(
    languages.map(({ code }) => [`pages (${code})`, byLanguage.get(code)?.length ?? 0]),
  );
}

/** Runs step 1, and checks of hosts, facts and derived files that only cause warnings. */
async function fetchContent(options: BuildOptions): Promise<FetchResult> {
  const { settings, reporter, isSample } = options;
  reporter.info('Fetching content');
  const send = createHttp({ trusted: [settings.apiBaseUrl] });
  const [snapshot, corsFault] = await Promise.all([
    fetchSnapshot(options),
    isSample ? undefined : checkCors(settings, send), // only for this machine
  ]);
  const findings = [
    ...findUntranslated(business),
    ...findMissingLetters(),
    ...findMissingBrochures(),
    ...findOlder(),
  ];
  const warnings = [corsFault, describeSample(), ...findings];
  withoutUndefined(warnings).forEach(reporter.warn);
  return snapshot;
}

/** Runs step 2, the gate and step 3, writes the host files, and removes unused pictures. */
async function makePages(snapshot: FetchResult, options: BuildOptions): Promise<BuildResult> {
  const { reporter, outDir, cacheDir, isSample, onShrink = 'refuse' } = options;
  const { directory: snapshotDir, counts, fieldCounts, videoHosts } = snapshot;
  reporter.info('Rendering pages');
  const renderedDir = await renderSite({ ...options, snapshotDir });
  const amounts = { ...counts, ...fieldCounts, ...countPages(renderedDir) };
  // The sample API's content is part of the code, so nobody loses it by accident.
  const losses = isSample ? [] : findLosses(amounts, snapshot.goodAmounts);
  if (onShrink === 'refuse' && losses.length > 0) throw new ShrinkError(losses, amounts, ACCEPT);
  if (onShrink === 'accept') losses.forEach((loss) => reporter.warn(`accepted: ${loss}`));

  reporter.info('Checking and placing pages');
  const routes = fixedRoutes();
  const pages = await placeSite({ ...options, renderedDir, routes, redirects, videoHosts });
  await writeHostFiles(outDir);
  await prunePictures(cacheDir).catch((error: unknown) => {
    reporter.warn(`unused pictures could not be removed: ${messageOf(error)}`); // the new pages are in place
  });
  if (onShrink !== 'leave to caller') await markGood(snapshotDir, amounts);
  return { ...snapshot, pages, amounts };
}

/**
 * Fetches, renders and places the site. The old pages stay unless all three steps succeed. Then reports
 * items per endpoint, pages and seconds, and every warning; after a failure only the warnings.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const started = performance.now();
  const warnings: string[] = [];
  const reporter = { ...options.reporter, warn: (line: string) => void warnings.push(line) };
  const [outDir, cacheDir] = [resolve(options.outDir), resolve(options.cacheDir)];
  const lock = await lockCache(cacheDir);
  try {
    if (options.settings.isPreview)
      reporter.info(
        'SITE_PREVIEW is set: this is a draft, which asks search engines to leave it out',
      );
    await restoreSite(outDir);
    checkSource(options.settings);
    const resolved = { ...options, reporter, outDir, cacheDir };
    const result = await makePages(await fetchContent(resolved), resolved);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const { franchises: _, ...shown } = result.counts; // counts states
    const items = Object.entries(shown).map(([name, count]) => `${count} ${name}`);
    reporter.info(`Content: ${items.join(', ')}`);
    reporter.info(`Built ${result.pages} pages in ${seconds} s`);
    return result;
  } finally {
    lock[Symbol.dispose]();
    warnings.forEach(options.reporter.warn);
  }
}
