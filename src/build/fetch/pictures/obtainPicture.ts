import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import type { Picture, PictureEntry, PictureIndex } from '#/api/pictures.ts';
import { pictureFiles } from '#/lib/pictureSources.ts';
import { downloadPicture } from './downloadPicture.ts';
import { encodeCard, encodePicture } from './encodePicture.ts';
import { createHostCircuitBreaker } from './hostCircuitBreaker.ts';
import { pictureFile, RECIPE, variantWidths } from './pictureRecipe.ts';
import { openPictureStore, type PictureStore } from './pictureStore.ts';

const TIMEOUT_MS = 10_000;

export interface ObtainOptions {
  /** The folder of all encoded pictures, kept between builds. */
  storeDir: string;
  /** The index of the last good snapshot; `{}` at the first fetch. */
  previous: PictureIndex;
  /** Encodes every picture again, even if the store has it. */
  isFresh?: boolean | undefined;
  /** Addresses of pictures that fill a page or open alone: these also get a variant 1200 wide. */
  large?: ReadonlySet<string> | undefined;
  /** Addresses of pictures that also become social cards. */
  cards?: ReadonlySet<string> | undefined;
  timeoutMs?: number | undefined;
  /** Hosts that may be inside a private network (see `safeRequest`). */
  trustedHosts: ReadonlySet<string>;
}

/** Returns two functions: one fetches a picture, one finds the earlier picture of an address. */
export async function createObtain(options: ObtainOptions) {
  const { storeDir, isFresh = false, large, cards, trustedHosts } = options;
  const { timeoutMs = TIMEOUT_MS } = options;
  const previous = new Map(Object.entries(options.previous));
  const store = await openPictureStore(storeDir, isFresh);
  const withCircuitBreaker = createHostCircuitBreaker(timeoutMs);
  const encode = createEncode(store);

  async function obtain(url: string): Promise<PictureEntry> {
    const isLarge = large?.has(url) ?? false;
    const known = reuse(previous.get(url), isLarge, store);
    const answer = await withCircuitBreaker(URL.parse(url)?.host ?? '', () =>
      downloadPicture(url, known ?? {}, { timeoutMs, trustedHosts }),
    );
    if (answer === 'unchanged') {
      if (!known) throw new Error('an answer of 304 to a request without conditions');
      return withCard(url, known);
    }
    const { bytes, ...validators } = answer;
    return withCard(url, { picture: await encode(bytes, isLarge), recipe: RECIPE, ...validators });
  }

  async function findEarlier(url: string): Promise<PictureEntry | undefined> {
    const entry = previous.get(url);
    const earlier = reuse(entry, large?.has(url) ?? false, store) ?? entry;
    return earlier && isStored(earlier.picture, store) ? withCard(url, earlier) : undefined;
  }

  async function withCard(url: string, entry: PictureEntry): Promise<PictureEntry> {
    if (cards?.has(url)) await encodeCard(entry.picture, store);
    return entry;
  }

  return { obtain, findEarlier };
}

const isStored = (picture: Picture, store: PictureStore) => pictureFiles(picture).every(store.has);

/** The earlier entry, if its recipe is current and the store still has all widths wanted now. */
function reuse(entry: PictureEntry | undefined, isLarge: boolean, store: PictureStore) {
  if (entry?.recipe !== RECIPE) return undefined;
  const widths = variantWidths(entry.picture.width, isLarge);
  const picture = { ...entry.picture, widths };
  return isStored(picture, store) ? { ...entry, picture } : undefined;
}

/** Encodes one picture per processor at a time, and the same bytes only once. */
function createEncode(store: PictureStore) {
  const queue = new PQueue({ concurrency: availableParallelism() });
  const running = new Map<string, Promise<unknown>>();

  return async function encode(bytes: Buffer, isLarge: boolean): Promise<Picture> {
    const file = pictureFile(bytes);
    const before = running.get(file) ?? Promise.resolve();
    const work = before.then(() => queue.add(() => encodePicture(bytes, isLarge, store)));
    running.set(
      file,
      work.catch(() => undefined),
    );
    return work;
  };
}
