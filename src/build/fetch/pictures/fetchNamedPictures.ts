import type { PictureIndex } from '#/api/pictures.ts';
import type { NamedPicture } from '#/api/resource.ts';
import { trustedHostsOf } from '#/build/fetch/safeRequest.ts';
import type { Reporter } from '#/build/report/reporter.ts';
import type { Settings } from '#/build/settings.ts';
import { fetchPictures } from './fetchPictures.ts';
import { pictureStoreDir } from './pictureStore.ts';

interface FetchNamedOptions {
  settings: Settings;
  cacheDir: string;
  reporter: Reporter;
  isFresh?: boolean | undefined;
}

const urlsOf = (pictures: NamedPicture[]) =>
  new Set(pictures.flatMap(({ url }) => (url === undefined ? [] : [url])));

/** Fetches the pictures that rows name, and warns of each failure. */
export async function fetchNamedPictures(
  named: NamedPicture[],
  previous: PictureIndex | undefined,
  { settings, cacheDir, reporter, isFresh = false }: FetchNamedOptions,
  warnOfFallback: (line: string) => void,
): Promise<PictureIndex> {
  const { index, failures } = await fetchPictures(urlsOf(named), {
    storeDir: pictureStoreDir(cacheDir),
    previous: previous ?? {},
    isFresh,
    large: urlsOf(named.filter(({ isLarge }) => isLarge)),
    cards: urlsOf(named.filter(({ isCard }) => isCard)),
    trustedHosts: trustedHostsOf(settings.apiBaseUrl, settings.mediaBaseUrl),
    onProgress: (done, total) => reporter.progress('pictures', done, total),
  });
  for (const { url, reason, isKept } of failures) {
    warnOfFallback(`picture ${url}: ${reason}${isKept ? '; the earlier one is used' : ''}`);
  }
  return index;
}
