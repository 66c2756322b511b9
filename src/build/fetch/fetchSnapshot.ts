import { benefitResource } from '#/api/benefits.ts';
import { dishResource } from '#/api/dishes.ts';
import { reportCause } from '#/api/failure.ts';
import { mediaAddress } from '#/api/fields.ts';
import { faqResource } from '#/api/faqs.ts';
import { galleryResource } from '#/api/gallery.ts';
import { locationResource } from '#/api/locations.ts';
import { createNotes } from '#/api/notes.ts';
import { postResource } from '#/api/posts.ts';
import type { CountField, Resource } from '#/api/resource.ts';
import { teamResource } from '#/api/team.ts';
import { videoResource } from '#/api/videos.ts';
import { business } from '#/business/business.ts';
import { parts } from '#/business/parts.ts';
import type { Reporter } from '#/build/report/reporter.ts';
import type { Settings } from '#/build/settings.ts';
import { openAnswers } from './answers.ts';
import { createApiClient, type ClientOptions } from './apiClient.ts';
import { fetchList, type FetchedList, type FetchSource } from './fetchList.ts';
import { findFilmHosts, type FilmHosts } from './checkHosts.ts';
import { fetchPosts } from './fetchPosts.ts';
import { fetchPictures } from './pictures/fetchPictures.ts';
import {
  openSnapshotStore,
  readPictureIndex,
  snapshotKey,
  type SnapshotStore,
} from './snapshotStore.ts';
import { ExpectedError } from '#/build/report/expectedError.ts';

interface FetchOptions {
  settings: Settings;
  /** Whether the API is the embedded one; its snapshots do not depend on its port. */
  isSample: boolean;
  cacheDir: string;
  reporter: Reporter;
  client?: ClientOptions | undefined;
}

/** The result of a fetch; `directory` is the snapshot's folder, `counts` the rows of each endpoint. */
export interface FetchResult {
  directory: string;
  counts: Record<string, number>;
  /** How many items have each field: `dish.foodName`; and how many there are: `dish.*`. */
  fieldCounts: Record<string, number>;
  filmHosts: FilmHosts;
  /** A line for each failure, with its fallback: an earlier answer, a drawing or a message. */
  fallbacks: string[];
}

/** Fetches every endpoint: its file of the snapshot, the pictures it names, and its failures. */
async function fetchEndpoints(source: FetchSource) {
  const fetch = async <Row>(
    resource: Resource<Row>,
    fetchRows: () => Promise<FetchedList<Row>> = () => fetchList(resource, source),
  ) => {
    const { name, part, endpoint, pictures } = resource;
    const isNeeded = part === undefined || parts[part];
    const { rows, failure, itemFailures = [] } = isNeeded ? await fetchRows() : { rows: [] };
    const failures = failure ? [...itemFailures, { endpoint, failure }] : itemFailures;
    return { name, file: { rows, failure }, pictures: rows.flatMap(pictures), failures };
  };
  return Promise.all([
    fetch(dishResource),
    fetch(postResource, () => fetchPosts(source)),
    fetch(teamResource),
    fetch(faqResource),
    fetch(galleryResource),
    fetch(benefitResource),
    fetch(videoResource),
    fetch(locationResource),
  ]);
}

/** The source of a fetch, what it will have counted and noted, and the folders of good snapshots. */
async function openSource(
  { settings, reporter, client }: FetchOptions,
  store: SnapshotStore,
  onCopy: FetchSource['onCopy'],
) {
  const { apiBaseUrl, mediaBaseUrl } = settings;
  const notes = createNotes(reporter.warn);
  const fieldCounts: Record<string, number> = {};
  const count: CountField = (item, field) => {
    const name = `${item}.${field}`;
    fieldCounts[name] = (fieldCounts[name] ?? 0) + 1;
  };
  const good = (await store.listGood()).map(({ directory }) => directory);
  const source: FetchSource = {
    apiBaseUrl,
    getJson: createApiClient(apiBaseUrl, reporter.warn, client),
    answers: await openAnswers(store.unfinished, good),
    context: { mediaBaseUrl, count, note: notes.add },
    warn: reporter.warn,
    now: new Date(),
    onCopy,
    onProgress: reporter.progress,
  };
  return { source, good, fieldCounts, notes };
}

/**
 * Step 1 of a build: fetches content and pictures as one snapshot. Throws ExpectedError, with a line for each
 * endpoint that failed, if content could not be fetched and is in no good snapshot.
 */
export async function fetchSnapshot(options: FetchOptions): Promise<FetchResult> {
  const { settings, isSample, cacheDir, reporter } = options;
  const store = openSnapshotStore(cacheDir, snapshotKey(settings, isSample));
  const fallbacks: string[] = [];
  const warnOfFallback = (line: string) => {
    fallbacks.push(line);
    reporter.warn(line);
  };
  const { source, good, fieldCounts, notes } = await openSource(options, store, warnOfFallback);

  const fetched = await fetchEndpoints(source);
  notes.end();
  const failures = fetched.flatMap((each) => each.failures);
  const causes = failures.map(({ endpoint, failure }) => `${endpoint}: ${reportCause(failure)}`);
  if (causes.length > 0 && !settings.allowContentErrors) {
    const summary = 'content could not be had, and there is no copy of it:';
    throw new ExpectedError([summary, ...causes].join('\n  '));
  }
  for (const cause of causes) warnOfFallback(`${cause}; its page says so`);
  const named = fetched.flatMap((each) => each.pictures);
  const films = fetched.flatMap(({ file }) =>
    file.rows.map((row) => ('video' in row ? row.video : undefined)),
  );
  films.push(mediaAddress(business.introVideo, settings.mediaBaseUrl));
  const earlier = await Promise.all(good.map(readPictureIndex));
  const trusted = [settings.apiBaseUrl, settings.mediaBaseUrl];
  const [filmHosts, pictures] = await Promise.all([
    findFilmHosts(films, trusted),
    fetchPictures(named, {
      cacheDir,
      earlier: earlier.filter((index) => index !== undefined),
      trusted,
      onFailure: warnOfFallback,
      onProgress: (done, total) => reporter.progress('pictures', done, total),
    }),
  ]);

  const files = Object.fromEntries(fetched.map(({ name, file }) => [name, file]));
  await source.answers.removeOthers();
  const directory = await store.finish({ ...files, pictures });
  const counts = Object.fromEntries(fetched.map(({ name, file }) => [name, file.rows.length]));
  return { directory, counts, fieldCounts, filmHosts, fallbacks };
}
