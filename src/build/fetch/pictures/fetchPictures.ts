import PQueue from 'p-queue';
import type { PictureFailure, PictureIndex } from '#/api/pictures.ts';
import { DOWNLOADS_AT_ONCE } from './downloadPicture.ts';
import { createObtain, type ObtainOptions } from './obtainPicture.ts';
import { PictureError } from './pictureError.ts';

interface FetchPicturesOptions extends ObtainOptions {
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Fetches and encodes every picture; those that fail are listed in `failures`. */
export async function fetchPictures(
  urls: Iterable<string>,
  { onProgress, ...options }: FetchPicturesOptions,
): Promise<{ index: PictureIndex; failures: PictureFailure[] }> {
  const wanted = [...new Set(urls)];
  const { obtain, findEarlier } = await createObtain(options);
  const failures = new Map<string, PictureFailure>();
  let done = 0;

  const entryOf = async (url: string) => {
    try {
      return await obtain(url);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      const earlier = await findEarlier(url);
      failures.set(url, { url, reason: error.message, isKept: earlier !== undefined });
      return earlier;
    }
  };
  const tasks = wanted.map((url) => async () => {
    const entry = await entryOf(url);
    onProgress?.((done += 1), wanted.length);
    return entry ? [[url, entry] as const] : [];
  });
  // Encoding is part of each task: otherwise downloads would pile up in memory.
  const entries = await new PQueue({ concurrency: DOWNLOADS_AT_ONCE }).addAll(tasks);
  return {
    index: Object.fromEntries(entries.flat()),
    failures: wanted.flatMap((url) => failures.get(url) ?? []),
  };
}
