import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Reporter } from '~/lib/reporter';
import type { ClientOptions } from './client';
import { describeCause, type EndpointFailure } from './failure';
import type { PictureIndex } from './pictures';
import { fetchPictures } from './pictures/fetchPictures';
import type { NamedPicture } from './resource';
import { resourceFetchers } from './resources';
import type { Settings } from './settings';
import { openSnapshotStore, snapshotKey } from './snapshotStore';

const REQUESTS_AT_ONCE = 4;

export interface FetchOptions {
  settings: Settings;
  /** Whether the API is the embedded one, whose copies are shared whatever its port. */
  isSample: boolean;
  cacheDir: string;
  reporter: Reporter;
  client?: ClientOptions | undefined;
}

/** What a fetch ends with: the snapshot's folder and how many rows each endpoint gave. */
export interface FetchResult {
  directory: string;
  counts: Record<string, number>;
  /** Where a last good copy, or a drawing, stands in for what could not be had; one line each. */
  standIns: string[];
}

/** Content could not be had and no good copy of it exists; names every endpoint that failed. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly failures: EndpointFailure[];

  constructor(failures: EndpointFailure[]) {
    const lines = failures.map(({ endpoint, failure }) => `${endpoint}: ${describeCause(failure)}`);
    super(['content could not be had, and there is no copy of it:', ...lines].join('\n  '));
    this.failures = failures;
  }
}

/** The folder in which picture variants are kept, shared by all snapshots: their names are hashes. */
export const pictureStoreDir = (cacheDir: string) => join(cacheDir, 'pictures');

const urlsOf = (pictures: NamedPicture[]) =>
  new Set(pictures.flatMap(({ url }) => (url === undefined ? [] : [url])));

/** Step 1 of a build (contract, section 3): every GET and every picture into one snapshot; throws FetchError. */
export async function fetchSnapshot(options: FetchOptions): Promise<FetchResult> {
  const { settings, reporter, cacheDir } = options;
  const store = openSnapshotStore(cacheDir, snapshotKey(settings, options.isSample));
  const standIns: string[] = [];
  const warnOfStandIn = (line: string) => {
    standIns.push(line);
    reporter.warn(line);
  };
  const source = {
    apiBaseUrl: settings.apiBaseUrl,
    client: options.client ?? {},
    queue: new PQueue({ concurrency: REQUESTS_AT_ONCE }),
    context: { mediaBaseUrl: settings.mediaBaseUrl, warn: reporter.warn },
    onCopy: warnOfStandIn,
    now: new Date(),
    onProgress: reporter.progress,
  };

  const fetched = await Promise.all(resourceFetchers.map((run) => run(store, source)));
  const failures = fetched.flatMap((resource) => resource.failures);
  if (failures.length > 0 && !settings.allowContentErrors) throw new FetchError(failures);
  for (const { endpoint, failure } of failures) {
    reporter.warn(`${endpoint}: ${describeCause(failure)}; its page says so`);
  }

  const named = fetched.flatMap(({ pictures }) => pictures);
  const pictures = await fetchPictures(urlsOf(named), {
    storeDir: pictureStoreDir(cacheDir),
    previous: (await store.read<PictureIndex>('pictures')) ?? {},
    large: urlsOf(named.filter(({ isLarge }) => isLarge)),
    cards: urlsOf(named.filter(({ isCard }) => isCard)),
    onProgress: (done, total) => reporter.progress('pictures', done, total),
  });
  for (const { url, reason, isKept } of pictures.failures) {
    warnOfStandIn(`picture ${url}: ${reason}${isKept ? '; the earlier one is used' : ''}`);
  }

  const parts = fetched.map(({ name, part }) => [name, part] as const);
  const directory = await store.write({
    ...Object.fromEntries(parts),
    pictures: pictures.index,
  });
  return {
    directory,
    counts: Object.fromEntries(parts.map(([name, { rows }]) => [name, rows.length])),
    standIns,
  };
}
