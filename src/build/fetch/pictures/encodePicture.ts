import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import type { Picture } from '#/api/snapshot.ts';
import {
  CARD_SIZE,
  cardFile,
  fallbackFile,
  pictureFiles,
  variantFile,
} from '#/lib/pictureSources.ts';
import { decodePicture, openPixels, PictureError, type DecodedPicture } from './decodePicture.ts';
import * as recipe from './pictureRecipe.ts';
import { factsFile, type PictureStore } from './pictureStore.ts';

const WHITE = '#fff';

const FactsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ width: v.number(), height: v.number(), color: v.string() }),
);

/** Encodes pictures into a store: one for each processor at a time, and the same bytes only once. */
export function createEncoder(store: PictureStore) {
  const queue = new PQueue({ concurrency: availableParallelism() });
  const running = new Map<string, Promise<unknown>>();
  return {
    encode: async (bytes: Buffer, isLarge: boolean): Promise<Picture> => {
      const file = recipe.pictureFile(bytes);
      const before = running.get(file) ?? Promise.resolve();
      const work = before.then(() => queue.add(() => encodePicture(bytes, isLarge, store)));
      const settled = work.catch(() => undefined);
      running.set(file, settled);
      return work;
    },
    encodeCard: (picture: Picture) => encodeCard(picture, store),
  };
}

/** Encodes the variants that the store lacks, and returns what pages need to know of the picture. */
async function encodePicture(
  bytes: Buffer,
  isLarge: boolean,
  store: PictureStore,
): Promise<Picture> {
  const file = recipe.pictureFile(bytes);
  const known = await readStored(file, isLarge, store);
  if (known) return known;
  const decoded = await decodePicture(bytes);
  const { width, height, color } = decoded;
  const facts = { width, height, color };
  const picture = { file, ...facts, widths: recipe.variantWidths(width, isLarge) };
  for (const variantWidth of picture.widths)
    for (const [name, encoder] of variants(picture, variantWidth, decoded))
      if (!store.has(name)) await store.write(name, await encode(encoder));
  await store.write(factsFile(file), JSON.stringify(facts));
  return picture;
}

/** Makes a picture's social card from its widest variant, unless the store has it. */
async function encodeCard(picture: Picture, store: PictureStore): Promise<void> {
  const name = cardFile(picture);
  if (store.has(name)) return;
  const widest = await store.read(variantFile(picture.file, Math.max(...picture.widths), 'webp'));
  const card = sharp(widest).resize(CARD_SIZE).flatten({ background: WHITE });
  await store.write(name, await encode(card.jpeg(recipe.CARD_OPTIONS)));
}

async function readStored(file: string, isLarge: boolean, store: PictureStore) {
  if (!store.has(factsFile(file))) return undefined;
  const text = (await store.read(factsFile(file))).toString();
  const { output: facts, success } = v.safeParse(FactsSchema, text);
  if (!success) return undefined;
  const picture = { file, ...facts, widths: recipe.variantWidths(facts.width, isLarge) };
  return pictureFiles(picture).every(store.has) ? picture : undefined;
}

function variants(picture: Picture, width: number, decoded: DecodedPicture): [string, Sharp][] {
  const scaled = openPixels(decoded).resize({ width });
  const jpeg = `${picture.file}-${width}.jpg`;
  const outputs: [string, Sharp][] = [
    [variantFile(picture.file, width, 'avif'), scaled.clone().avif(recipe.avifOptions(width))],
    [variantFile(picture.file, width, 'webp'), scaled.clone().webp(recipe.WEBP_OPTIONS)],
  ];
  if (jpeg === fallbackFile(picture))
    outputs.push([jpeg, scaled.flatten({ background: WHITE }).jpeg(recipe.JPEG_OPTIONS)]);
  return outputs;
}

/** A picture that no encoder accepts is reported, and must not stop the build. */
const encode = (encoder: Sharp): Promise<Buffer> =>
  encoder.toBuffer().catch((error: unknown) => {
    throw new PictureError('a picture that cannot be encoded', { cause: error });
  });
