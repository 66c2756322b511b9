import { benefitResource } from '#/api/benefits.ts';
import { dishResource } from '#/api/dishes.ts';
import type { ApiError } from '#/api/failure.ts';
import { mediaAddress } from '#/api/fields.ts';
import { faqResource } from '#/api/faqs.ts';
import { galleryResource } from '#/api/gallery.ts';
import { locationResource } from '#/api/locations.ts';
import { createFieldCounts, createNotes, reportFaults } from '#/api/notes.ts';
import { postResource } from '#/api/posts.ts';
import type { PictureIndex, Resource } from '#/api/snapshot.ts';
import { teamResource } from '#/api/team.ts';
import { videoResource } from '#/api/videos.ts';
import { business, parts } from '#/business/business.ts';
import type { BuildOptions } from '#/pipeline/buildOptions.ts';
import type { Amounts } from '#/pipeline/gate.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { firstOf, withoutUndefined } from '#/lib/text.ts';
import { createApiClient, fetchOrCopy, type ContentSource } from './apiClient.ts';
import { checkVideos, type VideoHosts } from './checkHosts.ts';
import { fetchBodies } from './fetchPosts.ts';
import { createHttp, type SendRequest } from './http.ts';
import { fetchPictures } from './pictures/fetchPictures.ts';
import { openSnapshotStore, type RawResponses, type SnapshotStore } from './snapshotStore.ts';

const MAX_CAUSES = 20;

type FetchOptions = Omit<BuildOptions, 'outDir' | 'onShrink'>;

/** The result of a fetch; `directory` is the snapshot's folder, `counts` the rows of each endpoint, and outlets. */
export interface FetchResult {
  directory: string;
  counts: Record<string, number>;
  /** The number of items with each field (`dish.foodName`), and of all items (`dish.*`). */
  fieldCounts: Record<string, number>;
  videoHosts: VideoHosts;
  /** A line for each failure with its fallback: an earlier response, a drawing or a message. */
  fallbacks: string[];
  /** The amounts of the last site that passed the gate. */
  goodAmounts: Amounts;
}

/** Fetches every endpoint: its file of the snapshot, its pictures and its errors. */
async function fetchEndpoints(source: ContentSource) {
  const fetchResource = async <Row>(
    { name, part, endpoint, listKeys, read, pictures }: Resource<Row>,
    addBodies?: (rows: Row[]) => Promise<{ rows: Row[]; errors: ApiError[] }>,
  ) => {
    const reader = { endpoint, listKeys, read: (body: unknown) => read(body, source.context) };
    const isNeeded = part === undefined || parts[part];
    const { value: list = [], error } = isNeeded ? await fetchOrCopy(reader, source) : {};
    const { rows, errors } = (await addBodies?.(list)) ?? { rows: list, errors: [] };
    const file = { rows, failure: error?.failure };
    const failures = withoutUndefined([...errors, error]);
    return { name, file, pictures: rows.flatMap(pictures), errors: failures };
  };
  return Promise.all([
    fetchResource(dishResource),
    fetchResource(postResource, (rows) => fetchBodies(rows, source)),
    fetchResource(teamResource),
    fetchResource(faqResource),
    fetchResource(galleryResource),
    fetchResource(benefitResource),
    fetchResource(videoResource),
    fetchResource(locationResource),
  ]);
}

type Endpoints = Awaited<ReturnType<typeof fetchEndpoints>>;

/** Reports failures. Throws ExpectedError for content without a copy, unless that is allowed. */
function reportErrors(
  fetched: Endpoints,
  isAllowed: boolean,
  warnOfFallback: (line: string) => void,
): void {
  const causes = fetched.flatMap(({ errors }) => errors.map(({ message }) => message));
  if (causes.length > 0 && !isAllowed) {
    const summary = 'these endpoints failed, and no earlier copy of their content exists:';
    throw new ExpectedError([summary, ...firstOf(causes, MAX_CAUSES)].join('\n  '));
  }
  for (const cause of causes) warnOfFallback(`${cause}; its page says so`);
}

/** Fetches the pictures of all rows, and the redirects of their videos. */
async function fetchMedia(
  fetched: Endpoints,
  earlier: PictureIndex,
  send: SendRequest,
  { settings, cacheDir, reporter }: FetchOptions,
  onFailure: (line: string) => void,
) {
  const { introVideo } = business;
  const videos = fetched.flatMap(({ file }) =>
    file.rows.map((row) => ('video' in row ? row.video : undefined)),
  );
  const faults = new Map<string, string>();
  const pictures = fetched.flatMap((each) => each.pictures);
  const onProgress = (done: number, total: number) => reporter.progress('pictures', done, total);
  const media = await Promise.all([
    checkVideos([...videos, mediaAddress(introVideo, settings)], settings.siteUrl, send, faults),
    fetchPictures(pictures, {
      cacheDir,
      earlier,
      send,
      onFailure,
      onMissing: reporter.warn,
      onProgress,
    }),
  ]);
  reportFaults('video', faults, reporter.warn);
  return media;
}

/** Fetches and reads all content, and reports what was wrong with it. Throws as `fetchSnapshot` does. */
async function fetchContent(
  { settings, isSample, reporter, client }: FetchOptions,
  send: SendRequest,
  store: SnapshotStore,
  good: RawResponses | undefined,
  onFallback: (line: string) => void,
) {
  const { apiBaseUrl, mediaBaseUrl, allowContentErrors } = settings;
  const notes = createNotes(reporter.warn);
  const fields = createFieldCounts();
  const responses: RawResponses = {};
  const fetched = await fetchEndpoints({
    apiBaseUrl,
    getJson: createApiClient(apiBaseUrl, send, client),
    responses,
    copies: withoutUndefined([good, await store.readFailed()]),
    context: { apiBaseUrl, mediaBaseUrl, count: fields.add, note: notes.add },
    reporter,
    onCopy: onFallback,
  });
  notes.end();
  if (!isSample) fields.reportMissing(reporter.warn); // the sample API follows the guide
  await store.keepResponses(responses); // for the next build, if this one fails
  reportErrors(fetched, allowContentErrors, onFallback);
  return { fetched, responses, fieldCounts: fields.counts };
}

/**
 * Step 1 of a build: fetches content and pictures as one snapshot. Throws ExpectedError with a line per
 * failed endpoint if content could not be fetched and there is no copy of it.
 */
export async function fetchSnapshot(options: FetchOptions): Promise<FetchResult> {
  const { settings, reporter, client } = options;
  const store = openSnapshotStore(options);
  const {
    amounts: goodAmounts = {},
    responses: copies,
    pictures: earlier = {},
  } = (await store.findGood()) ?? {};
  const fallbacks: string[] = [];
  const onFallback = (line: string) => {
    fallbacks.push(line);
    reporter.warn(line);
  };
  const send = createHttp({ trusted: [settings.apiBaseUrl, settings.mediaBaseUrl], ...client });
  const content = await fetchContent(options, send, store, copies, onFallback);
  const { fetched, responses, fieldCounts } = content;
  const [videos, pictures] = await fetchMedia(fetched, earlier, send, options, onFallback);

  const files = Object.fromEntries(fetched.map(({ name, file }) => [name, file]));
  const directory = await store.finish({ ...files, pictures, videoKinds: videos.kinds, responses });
  const counts = Object.fromEntries(fetched.map(({ name, file }) => [name, file.rows.length]));
  counts.outlets = fieldCounts['outlet.*'] ?? 0; // the rows of that endpoint are states
  return { directory, counts, fieldCounts, videoHosts: videos.hosts, fallbacks, goodAmounts };
}
