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
import type { PictureIndex } from '#/api/snapshot.ts';
import type { BuildOptions } from '#/build/buildOptions.ts';
import { createApiClient } from './apiClient.ts';
import { fetchList, type FetchedList, type FetchSource } from './fetchList.ts';
import { findFilmHosts, type FilmHosts } from './checkHosts.ts';
import { fetchPosts } from './fetchPosts.ts';
import { fetchPictures } from './pictures/fetchPictures.ts';
import { openSnapshotStore, snapshotKey } from './snapshotStore.ts';
import { ExpectedError } from '#/build/report/expectedError.ts';

type FetchOptions = Pick<
  BuildOptions,
  'settings' | 'isSample' | 'cacheDir' | 'reporter' | 'client'
>;

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

type Endpoints = Awaited<ReturnType<typeof fetchEndpoints>>;

/** Reports what could not be had. Throws ExpectedError for content that is in no copy, unless that is allowed. */
function reportFailures(
  fetched: Endpoints,
  isAllowed: boolean,
  warnOfFallback: (line: string) => void,
): void {
  const failures = fetched.flatMap((each) => each.failures);
  const causes = failures.map(({ endpoint, failure }) => `${endpoint}: ${reportCause(failure)}`);
  if (causes.length > 0 && !isAllowed) {
    const summary = 'content could not be had, and there is no copy of it:';
    throw new ExpectedError([summary, ...causes].join('\n  '));
  }
  for (const cause of causes) warnOfFallback(`${cause}; its page says so`);
}

/** Fetches the pictures of all rows, and finds out where their films are. */
async function fetchMedia(
  fetched: Endpoints,
  earlier: PictureIndex,
  { settings, cacheDir, reporter }: FetchOptions,
  onFailure: (line: string) => void,
) {
  const trusted = [settings.apiBaseUrl, settings.mediaBaseUrl];
  const { introVideo } = business;
  const ownFilm = mediaAddress(introVideo, settings.mediaBaseUrl) ?? introVideo;
  const films = fetched.flatMap(({ file }) =>
    file.rows.map((row) => ('video' in row ? row.video : undefined)),
  );
  const warnOfFilm = (film: string, fault: string) => {
    if (film === ownFilm) reporter.warn(`introVideo of src/business/contact.ts, ${film}: ${fault}`);
  };
  const pictures = fetched.flatMap((each) => each.pictures);
  const onProgress = (done: number, total: number) => reporter.progress('pictures', done, total);
  return Promise.all([
    findFilmHosts([...films, ownFilm], trusted, warnOfFilm),
    fetchPictures(pictures, { cacheDir, earlier, trusted, onFailure, onProgress }),
  ]);
}

/**
 * Step 1 of a build: fetches content and pictures as one snapshot. Throws ExpectedError, with a line for each
 * endpoint that failed, if content could not be fetched and no earlier build has a copy of it.
 */
export async function fetchSnapshot(options: FetchOptions): Promise<FetchResult> {
  const { settings, isSample, cacheDir, reporter, client } = options;
  const { apiBaseUrl, mediaBaseUrl } = settings;
  const store = openSnapshotStore(cacheDir, snapshotKey(settings, isSample));
  const notes = createNotes(reporter.warn);
  const fieldCounts: Record<string, number> = {};
  const count: CountField = (item, field) => {
    const name = `${item}.${field}`;
    fieldCounts[name] = (fieldCounts[name] ?? 0) + 1;
  };
  const fallbacks: string[] = [];
  const warnOfFallback = (line: string) => {
    fallbacks.push(line);
    reporter.warn(line);
  };
  const source: FetchSource = {
    apiBaseUrl,
    getJson: createApiClient(apiBaseUrl, reporter.warn, client),
    answers: {},
    copies: await store.readCopies(),
    context: { mediaBaseUrl, count, note: notes.add },
    reporter,
    onCopy: warnOfFallback,
  };

  const fetched = await fetchEndpoints(source);
  notes.end();
  await store.keepAnswers(source.answers); // for the next build, should this one fail
  reportFailures(fetched, settings.allowContentErrors, warnOfFallback);
  const earlier = await store.readGoodPictures();
  const [filmHosts, pictures] = await fetchMedia(fetched, earlier, options, warnOfFallback);

  const files = Object.fromEntries(fetched.map(({ name, file }) => [name, file]));
  const directory = await store.finish({ ...files, pictures, answers: source.answers });
  const counts = Object.fromEntries(fetched.map(({ name, file }) => [name, file.rows.length]));
  return { directory, counts, fieldCounts, filmHosts, fallbacks };
}
