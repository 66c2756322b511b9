import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { reportFaults } from '#/api/notes.ts';
import type { Picture, PictureIndex, RowPicture } from '#/api/snapshot.ts';
import type { SendRequest } from '#/pipeline/fetch/http.ts';
import { HttpError } from '#/pipeline/fetch/httpError.ts';
import { withoutUndefined } from '#/lib/withoutUndefined.ts';
import { pictureFiles } from '#/lib/pictureSources.ts';
import { PictureError } from './decodePicture.ts';
import { encodeCard, encodePicture } from './encodePicture.ts';
import { openPictureStore, pictureStoreDir } from './pictureStore.ts';

const DOWNLOADS_AT_ONCE = 8;
const REQUEST = {
  headers: { accept: 'image/*' },
  timeoutMs: 10_000,
  maxMegabytes: 25,
  retries: 1,
  retriesTimeOuts: true,
};

const LIKELY_TO_PASS: readonly HttpError['kind'][] = ['time-out', 'connection'];

export interface FetchPicturesOptions {
  cacheDir: string;
  /** The pictures of the last good snapshot. */
  earlier: PictureIndex;
  send: SendRequest;
  /** Gets one line of text per reason why pictures failed that the next build may get. */
  onFailure: (line: string) => void;
  /** Gets the same for all others: only an edit can bring them, so that no build is repeated for them. */
  warn: (line: string) => void;
  onProgress: (done: number, total: number) => void;
}

/** The query of a signed address changes with each response of the API. */
const withoutQuery = (url: string) => url.replace(/[?#].*/, '');

/** Finds an earlier picture by its address; else by its path, if that has only one picture. */
function createFinder(earlier: PictureIndex) {
  const byPath = Map.groupBy(Object.entries(earlier), ([url]) => withoutQuery(url));
  return (url: string): Picture | undefined => {
    if (Object.hasOwn(earlier, url)) return earlier[url];
    const pictures = byPath.get(withoutQuery(url))?.map(([, picture]) => picture) ?? [];
    return new Set(pictures.map(({ file }) => file)).size === 1 ? pictures[0] : undefined;
  };
}

const isPassing = (status: number) => status === 429 || status >= 500;

async function download(send: SendRequest, url: string): Promise<Buffer> {
  const { status, body } = await send(url, REQUEST);
  if (status >= 200 && status <= 299) return body;
  const reason = `HTTP ${status}`;
  throw isPassing(status) ? new HttpError('connection', reason) : new PictureError(reason);
}

/** Explains why a picture failed, with a hint at a common mistake with Laravel. */
const reasonOf = (url: string, { message }: Error) =>
  message === 'HTTP 404' && !url.includes('/storage/')
    ? `${message}; files of Laravel's public disk are below /storage/`
    : message;

/** Fetches and encodes every picture. A failed one is reported and replaced by its earlier version. */
export async function fetchPictures(
  named: readonly RowPicture[],
  { cacheDir, earlier, send, onFailure, warn, onProgress }: FetchPicturesOptions,
): Promise<PictureIndex> {
  const store = await openPictureStore(pictureStoreDir(cacheDir));
  const encoding = new PQueue({ concurrency: availableParallelism() });
  const findEarlier = createFinder(earlier);
  const urls = new Set(withoutUndefined(named.map(({ url }) => url)));
  const leads = new Set(named.filter(({ isLead }) => isLead).map(({ url }) => url));
  const faults = { passing: new Map<string, string>(), lasting: new Map<string, string>() };
  let done = 0;

  const fallBack = (url: string, error: unknown): Picture | undefined => {
    if (!(error instanceof PictureError || error instanceof HttpError)) throw error;
    const copy = findEarlier(url);
    const picture = copy && pictureFiles(copy).every(store.has) ? copy : undefined;
    const isLasting = error instanceof PictureError || !LIKELY_TO_PASS.includes(error.kind);
    faults[isLasting ? 'lasting' : 'passing'].set(
      url,
      picture ? `${error.message}; the earlier one is used` : reasonOf(url, error),
    );
    return picture;
  };

  const obtain = async (url: string) => {
    const isLead = leads.has(url);
    const picture = await download(send, url)
      .then((bytes) => encoding.add(() => encodePicture(bytes, isLead, store)))
      .catch((error: unknown) => fallBack(url, error));
    if (picture && isLead) await encodeCard(picture, store);
    onProgress((done += 1), urls.size);
    return picture ? [[url, picture] as const] : [];
  };

  // Each task includes its encoding: otherwise downloads would pile up in memory.
  const tasks = Array.from(urls, (url) => () => obtain(url));
  const entries = await new PQueue({ concurrency: DOWNLOADS_AT_ONCE }).addAll(tasks);
  reportFaults('picture', faults.passing, onFailure);
  reportFaults('picture', faults.lasting, warn);
  return Object.fromEntries(entries.flat());
}
