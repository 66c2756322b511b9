import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { reportFaults } from '#/api/notes.ts';
import type { Picture, PictureIndex, RowPicture } from '#/api/snapshot.ts';
import type { SendRequest } from '#/pipeline/fetch/http.ts';
import { HttpError } from '#/pipeline/fetch/httpError.ts';
import { withHint } from '#/pipeline/fetch/laravelHint.ts';
import { withoutUndefined } from '#/lib/text.ts';
import { pictureFiles } from '#/lib/pictures.ts';
import { PictureError } from './decodePicture.ts';
import { encodeCard, encodePicture } from './encodePicture.ts';
import { openPictureStore, pictureStoreDir, type PictureStore } from './pictureStore.ts';

const DOWNLOADS_AT_ONCE = 8;
const GONE = [404, 410];
const REQUEST = {
  headers: { accept: 'image/*' },
  timeoutMs: 10_000,
  maxMegabytes: 25,
  retries: 1,
  retriesTimeOuts: true,
};

export interface FetchPicturesOptions {
  cacheDir: string;
  /** The pictures of the last good snapshot. */
  earlier: PictureIndex;
  send: SendRequest;
  /** Gets one line of text per reason why pictures failed that a later build may have. */
  onFailure: (line: string) => void;
  /** The same for pictures that never were there: only an edit can help. */
  onMissing: (line: string) => void;
  onProgress: (done: number, total: number) => void;
}

/** The query of a signed address changes with each response of the API. */
const withoutQuery = (url: string) => url.replace(/[?#].*/, '');

/** Creates a function that finds a picture by its address; else by its path, if that has only one picture. */
function createFinder(earlier: PictureIndex) {
  const byPath = Map.groupBy(Object.entries(earlier), ([url]) => withoutQuery(url));
  return (url: string): Picture | undefined => {
    const [first, ...others] = byPath.get(withoutQuery(url))?.map(([, picture]) => picture) ?? [];
    const isOnly = others.every(({ file }) => file === first?.file);
    return earlier[url] ?? (isOnly ? first : undefined);
  };
}

async function download(send: SendRequest, url: string): Promise<Buffer> {
  const { status, body } = await send(url, REQUEST);
  if (status < 200 || status > 299) throw new PictureError(`HTTP ${status}`, { status });
  return body;
}

/** Tells whether the same request may succeed later: neither network nor server has answered finally. */
const mayPass = (error: PictureError | HttpError) =>
  error instanceof HttpError
    ? error.kind === 'time-out' || error.kind === 'connection'
    : error.status !== undefined && !GONE.includes(error.status);

/** Creates a handler of failures that returns the earlier picture, if its files are there, and notes why. */
function createFallback(
  earlier: PictureIndex,
  store: PictureStore,
  failed: Map<string, string>,
  missing: Map<string, string>,
) {
  const findEarlier = createFinder(earlier);
  return (url: string, error: unknown): Picture | undefined => {
    if (!(error instanceof PictureError || error instanceof HttpError)) throw error;
    const copy = findEarlier(url);
    const picture = copy && pictureFiles(copy).every(store.has) ? copy : undefined;
    if (picture) failed.set(url, `${error.message}; the earlier one is used`);
    else (mayPass(error) ? failed : missing).set(url, withHint(error.message, url));
    return picture;
  };
}

/** Fetches and encodes every picture. A failed one is reported and replaced by its earlier version. */
export async function fetchPictures(
  named: readonly RowPicture[],
  { cacheDir, earlier, send, onFailure, onMissing, onProgress }: FetchPicturesOptions,
): Promise<PictureIndex> {
  const store = await openPictureStore(pictureStoreDir(cacheDir));
  const encoding = new PQueue({ concurrency: availableParallelism() });
  const urls = new Set(withoutUndefined(named.map(({ url }) => url)));
  const leads = new Set(named.filter(({ isLead }) => isLead).map(({ url }) => url));
  const [failed, missing] = [new Map<string, string>(), new Map<string, string>()];
  const fallBack = createFallback(earlier, store, failed, missing);
  let done = 0;

  // Each task includes its encoding: otherwise downloads would pile up in memory.
  const obtain = async (url: string) => {
    const isLead = leads.has(url);
    const picture = await download(send, url)
      .then((bytes) => encoding.add(() => encodePicture(bytes, isLead, store)))
      .catch((error: unknown) => fallBack(url, error));
    if (picture && isLead) await encodeCard(picture, store);
    onProgress((done += 1), urls.size);
    return picture ? [[url, picture] as const] : [];
  };

  const tasks = Array.from(urls, (url) => () => obtain(url));
  const entries = await new PQueue({ concurrency: DOWNLOADS_AT_ONCE }).addAll(tasks);
  reportFaults('picture', failed, onFailure);
  reportFaults('picture', missing, onMissing);
  return Object.fromEntries(entries.flat());
}
