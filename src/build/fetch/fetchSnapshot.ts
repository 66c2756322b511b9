import PQueue from 'p-queue';
import type { Reporter } from '#/build/report/reporter.ts';
import type { ClientOptions } from './client.ts';
import { reportCause, type EndpointFailure } from '#/api/failure.ts';
import type { PictureIndex } from '#/api/pictures.ts';
import type { CountField } from '#/api/readItem.ts';
import type { PartSource } from './fetchPart.ts';
import { fetchNamedPictures } from './pictures/fetchNamedPictures.ts';
import { resourceFetchers } from './resources.ts';
import type { Settings } from '#/build/settings.ts';
import { openSnapshotStore, snapshotKey } from './snapshotStore.ts';
import { forgetUnfinishedFetch, openUnfinishedFetch } from './unfinishedFetch.ts';

const REQUESTS_AT_ONCE = 4;

export interface FetchOptions {
  settings: Settings;
  /** Whether the API is the embedded one; its snapshots do not depend on its port. */
  isSample: boolean;
  cacheDir: string;
  reporter: Reporter;
  client?: ClientOptions | undefined;
  /** Uses no answers or pictures of earlier builds. */
  isFresh?: boolean | undefined;
  /** Whether more steps follow, which may be killed; the caller then calls `forgetFetch` at the end. */
  isPartOfBuild?: boolean | undefined;
}

/** The result of a fetch; `directory` is the snapshot's folder, `counts` the rows of each endpoint. */
export interface FetchResult {
  directory: string;
  counts: Record<string, number>;
  /** How many items have each field: `dish.foodName`; and how many there are: `dish.*`. */
  fieldCounts: Record<string, number>;
  /** A line for each failure, with its fallback: the last good snapshot, a drawing or a message. */
  fallbacks: string[];
}

/** Content could not be fetched and is in no good snapshot; lists all endpoints that failed. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly failures: EndpointFailure[];

  constructor(failures: EndpointFailure[]) {
    const lines = failures.map(({ endpoint, failure }) => `${endpoint}: ${reportCause(failure)}`);
    super(['content could not be had, and there is no copy of it:', ...lines].join('\n  '));
    this.failures = failures;
  }
}

/** The snapshot store; for a fresh build, reads find nothing. */
function openKept(cacheDir: string, key: string, isFresh: boolean) {
  const store = openSnapshotStore(cacheDir, key);
  if (!isFresh) return store;
  return {
    ...store,
    read: () => Promise.resolve(undefined),
    readAnswers: () => Promise.resolve([]),
  };
}

function assertHad(
  failures: EndpointFailure[],
  { settings }: FetchOptions,
  warnOfFallback: (line: string) => void,
): void {
  if (failures.length > 0 && !settings.allowContentErrors) throw new FetchError(failures);
  for (const { endpoint, failure } of failures) {
    warnOfFallback(`${endpoint}: ${reportCause(failure)}; its page says so`);
  }
}

/** Removes the answers saved for resuming, after a build that succeeded or failed, but was not killed. */
export const forgetFetch = ({
  settings,
  isSample,
  cacheDir,
}: Pick<FetchOptions, 'settings' | 'isSample' | 'cacheDir'>): Promise<void> =>
  forgetUnfinishedFetch(cacheDir, snapshotKey(settings, isSample));

async function createSource(
  { settings, cacheDir, reporter, client = {}, isFresh = false }: FetchOptions,
  key: string,
  onCopy: (line: string) => void,
  count: CountField,
): Promise<PartSource> {
  const now = new Date();
  if (isFresh) await forgetUnfinishedFetch(cacheDir, key);
  return {
    apiBaseUrl: settings.apiBaseUrl,
    client,
    queue: new PQueue({ concurrency: REQUESTS_AT_ONCE }),
    context: { mediaBaseUrl: settings.mediaBaseUrl, warn: reporter.warn, count },
    onCopy,
    now,
    onProgress: reporter.progress,
    unfinished: await openUnfinishedFetch(cacheDir, key, now),
  };
}

async function fetchAll(options: FetchOptions): Promise<FetchResult> {
  const { cacheDir, reporter, isFresh = false } = options;
  const key = snapshotKey(options.settings, options.isSample);
  const store = openKept(cacheDir, key, isFresh);
  const fallbacks: string[] = [];
  const warnOfFallback = (line: string) => {
    fallbacks.push(line);
    reporter.warn(line);
  };
  const fieldCounts: Record<string, number> = {};
  const source = await createSource(options, key, warnOfFallback, (item, field) => {
    const name = `${item}.${field}`;
    fieldCounts[name] = (fieldCounts[name] ?? 0) + 1;
  });

  const fetched = await Promise.all(resourceFetchers.map((run) => run(store.readAnswers, source)));
  const failures = fetched.flatMap((each) => each.failures);
  assertHad(failures, options, warnOfFallback);

  const named = fetched.flatMap((each) => each.pictures);
  const previous = await store.read<PictureIndex>('pictures');
  const pictures = await fetchNamedPictures(named, previous, options, warnOfFallback);

  const parts = Object.fromEntries(fetched.map(({ name, part }) => [name, part]));
  const answers = Object.fromEntries(fetched.flatMap((each) => Object.entries(each.answers)));
  const directory = await store.write({ parts: { ...parts, pictures }, answers });
  const counts = Object.fromEntries(fetched.map(({ name, part }) => [name, part.rows.length]));
  return { directory, counts, fieldCounts, fallbacks };
}

/** Step 1 of a build (contract, section 3): fetches content and pictures as one snapshot; throws FetchError. */
export async function fetchSnapshot(options: FetchOptions): Promise<FetchResult> {
  try {
    return await fetchAll(options);
  } finally {
    if (!options.isPartOfBuild) await forgetFetch(options);
  }
}
