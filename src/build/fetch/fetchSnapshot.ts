import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Reporter } from '#/build/report/reporter.ts';
import type { ClientOptions } from './client.ts';
import { reportCause, type EndpointFailure } from '#/api/failure.ts';
import type { PictureIndex } from '#/api/pictures.ts';
import { fetchPictures } from './pictures/fetchPictures.ts';
import type { NamedPicture } from '#/api/resource.ts';
import { trustedHostsOf } from './safeRequest.ts';
import { resourceFetchers } from './resources.ts';
import type { Settings } from '#/build/settings.ts';
import { openSnapshotStore, snapshotKey } from './snapshotStore.ts';
import { forgetUnfinishedFetch, openUnfinishedFetch } from './unfinishedFetch.ts';

const REQUESTS_AT_ONCE = 4;

export interface FetchOptions {
  settings: Settings;
  /** Whether the API is the embedded one, whose copies are shared whatever its port. */
  isSample: boolean;
  cacheDir: string;
  reporter: Reporter;
  client?: ClientOptions | undefined;
  /** Trusts nothing kept from earlier builds, neither answers nor pictures. */
  isFresh?: boolean | undefined;
  /** Whether more follows that may be killed: then the caller calls `forgetFetch` at its end. */
  isPartOfBuild?: boolean | undefined;
}

/** What a fetch ends with: the snapshot's folder and how many rows each endpoint gave. */
export interface FetchResult {
  directory: string;
  counts: Record<string, number>;
  /** What could not be had, and its fallback: the last good snapshot, a drawing or a message; one line each. */
  fallbacks: string[];
}

/** Content could not be had and no good snapshot has it; names every endpoint that failed. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly failures: EndpointFailure[];

  constructor(failures: EndpointFailure[]) {
    const lines = failures.map(({ endpoint, failure }) => `${endpoint}: ${reportCause(failure)}`);
    super(['content could not be had, and there is no copy of it:', ...lines].join('\n  '));
    this.failures = failures;
  }
}

/** The folder in which picture variants are kept, shared by all snapshots: their names are hashes. */
export const pictureStoreDir = (cacheDir: string) => join(cacheDir, 'pictures');

const urlsOf = (pictures: NamedPicture[]) =>
  new Set(pictures.flatMap(({ url }) => (url === undefined ? [] : [url])));

/** A snapshot store, or for a fresh build one in which nothing is kept. */
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

/** Forgets what a build had got which ended by itself, be it a good one or not. */
export const forgetFetch = ({
  settings,
  isSample,
  cacheDir,
}: Pick<FetchOptions, 'settings' | 'isSample' | 'cacheDir'>): Promise<void> =>
  forgetUnfinishedFetch(cacheDir, snapshotKey(settings, isSample));

async function fetchAll(options: FetchOptions): Promise<FetchResult> {
  const { settings, reporter, cacheDir, isFresh = false } = options;
  const key = snapshotKey(settings, options.isSample);
  const store = openKept(cacheDir, key, isFresh);
  const now = new Date();
  if (isFresh) await forgetUnfinishedFetch(cacheDir, key);
  const unfinished = await openUnfinishedFetch(cacheDir, key, now);
  const fallbacks: string[] = [];
  const warnOfFallback = (line: string) => {
    fallbacks.push(line);
    reporter.warn(line);
  };
  const source = {
    apiBaseUrl: settings.apiBaseUrl,
    client: options.client ?? {},
    queue: new PQueue({ concurrency: REQUESTS_AT_ONCE }),
    context: { mediaBaseUrl: settings.mediaBaseUrl, warn: reporter.warn },
    onCopy: warnOfFallback,
    now,
    onProgress: reporter.progress,
    unfinished,
  };

  const fetched = await Promise.all(resourceFetchers.map((run) => run(store.readAnswers, source)));
  assertHad(
    fetched.flatMap(({ failures }) => failures),
    options,
    warnOfFallback,
  );

  const named = fetched.flatMap(({ pictures }) => pictures);
  const pictures = await fetchPictures(urlsOf(named), {
    storeDir: pictureStoreDir(cacheDir),
    previous: (await store.read<PictureIndex>('pictures')) ?? {},
    isFresh,
    large: urlsOf(named.filter(({ isLarge }) => isLarge)),
    cards: urlsOf(named.filter(({ isCard }) => isCard)),
    trustedHosts: trustedHostsOf(settings.apiBaseUrl, settings.mediaBaseUrl),
    onProgress: (done, total) => reporter.progress('pictures', done, total),
  });
  for (const { url, reason, isKept } of pictures.failures) {
    warnOfFallback(`picture ${url}: ${reason}${isKept ? '; the earlier one is used' : ''}`);
  }

  const parts = Object.fromEntries(fetched.map(({ name, part }) => [name, part]));
  const answers = Object.fromEntries(fetched.flatMap((part) => Object.entries(part.answers)));
  const directory = await store.write({ parts: { ...parts, pictures: pictures.index }, answers });
  return {
    directory,
    counts: Object.fromEntries(fetched.map(({ name, part }) => [name, part.rows.length])),
    fallbacks,
  };
}

/** Step 1 of a build (contract, section 3): every GET and every picture into one snapshot; throws FetchError. */
export async function fetchSnapshot(options: FetchOptions): Promise<FetchResult> {
  try {
    return await fetchAll(options);
  } finally {
    if (!options.isPartOfBuild) await forgetFetch(options);
  }
}
