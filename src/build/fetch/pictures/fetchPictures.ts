import PQueue from 'p-queue';
import type { Picture, PictureIndex } from '#/api/snapshot.ts';
import type { NamedPicture } from '#/api/resource.ts';
import { createHttp, type AskHttp } from '#/build/fetch/http.ts';
import { HttpError } from '#/build/fetch/httpError.ts';
import { pictureFiles } from '#/lib/pictureSources.ts';
import { PictureError } from './decodePicture.ts';
import { createEncoder } from './encodePicture.ts';
import { openPictureStore, pictureStoreDir } from './pictureStore.ts';

const DOWNLOADS_AT_ONCE = 8;
const TIMEOUT_MS = 10_000;

export interface FetchPicturesOptions {
  cacheDir: string;
  /** The pictures of good snapshots, newest first. */
  earlier: readonly PictureIndex[];
  /** Addresses whose hosts may be in a private network (see `HttpOptions`). */
  trusted: readonly string[];
  /** Gets one line of text for each picture that could not be had. */
  onFailure: (line: string) => void;
  onProgress: (done: number, total: number) => void;
  timeoutMs?: number;
  backOffMs?: number;
}

/** Each address with all its uses. */
function usesOf(named: readonly NamedPicture[]): Map<string, NamedPicture> {
  const uses = new Map<string, NamedPicture>();
  for (const { url, isLarge = false, isCard = false } of named) {
    if (url === undefined) continue;
    const known = uses.get(url);
    uses.set(url, { isLarge: isLarge || !!known?.isLarge, isCard: isCard || !!known?.isCard });
  }
  return uses;
}

/** Signed addresses change in their query with each answer of the API. */
const withoutQuery = (url: string) => url.replace(/[?#].*/, '');

/** The pictures of earlier builds by their addresses, and by their paths, unless a path has several. */
function earlierPictures(indexes: readonly PictureIndex[]): Map<string, Picture> {
  const known = new Map<string, Picture>();
  // Of several pictures of one address, the newest counts.
  for (const index of indexes.toReversed()) {
    const paths = Map.groupBy(Object.entries(index), ([url]) => withoutQuery(url));
    for (const [path, entries] of paths) {
      if (new Set(entries.map(([, { file }]) => file)).size > 1) known.delete(path);
      else entries.forEach(([, picture]) => known.set(path, picture));
      entries.forEach(([url, picture]) => known.set(url, picture));
    }
  }
  return known;
}

async function download(ask: AskHttp, url: string): Promise<Buffer> {
  const { status, body } = await ask(url, { headers: { accept: 'image/*' } });
  if (status < 200 || status > 299) throw new PictureError(`HTTP ${status}`);
  return body;
}

/** Fetches and encodes every picture. One that cannot be had is reported; its earlier version is used. */
export async function fetchPictures(
  named: readonly NamedPicture[],
  { cacheDir, earlier, trusted, onFailure, onProgress, ...options }: FetchPicturesOptions,
): Promise<PictureIndex> {
  const { timeoutMs = TIMEOUT_MS, backOffMs = 500 } = options;
  const limits = { timeoutMs, backOffMs, retries: 1, maxMegabytes: 25, maxTotalMegabytes: 4000 };
  const ask = createHttp({ ...limits, trusted });
  const store = await openPictureStore(pictureStoreDir(cacheDir));
  const encoder = createEncoder(store);
  const before = earlierPictures(earlier);
  const uses = usesOf(named);
  let done = 0;

  const fallBack = (url: string, error: unknown): Picture | undefined => {
    if (!(error instanceof PictureError || error instanceof HttpError)) throw error;
    const known = before.get(url) ?? before.get(withoutQuery(url));
    const picture = known && pictureFiles(known).every(store.has) ? known : undefined;
    onFailure(`picture ${url}: ${error.message}${picture ? '; the earlier one is used' : ''}`);
    return picture;
  };

  const obtain = async (url: string) => {
    const { isLarge = false, isCard = false } = uses.get(url) ?? {};
    const picture = await download(ask, url)
      .then((bytes) => encoder.encode(bytes, isLarge))
      .catch((error: unknown) => fallBack(url, error));
    if (picture && isCard) await encoder.encodeCard(picture);
    onProgress((done += 1), uses.size);
    return picture ? [[url, picture] as const] : [];
  };

  // Encoding is part of each task: otherwise downloads would pile up in memory.
  const tasks = Array.from(uses.keys(), (url) => () => obtain(url));
  const entries = await new PQueue({ concurrency: DOWNLOADS_AT_ONCE }).addAll(tasks);
  return Object.fromEntries(entries.flat());
}
