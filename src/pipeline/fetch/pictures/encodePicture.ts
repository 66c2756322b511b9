import sharp, { type Sharp } from 'sharp';
import type { Picture } from '#/api/snapshot.ts';
import { CARD_SIZE, cardFile, fallbackFile, pictureFiles, variantFile } from '#/lib/pictures.ts';
import {
  averageColor,
  checkPicture,
  decodePicture,
  openPixels,
  refuseAs,
  PictureError,
  TAKES_TOO_LONG,
} from './decodePicture.ts';
import * as recipe from './pictureRecipe.ts';
import type { PictureStore } from './pictureStore.ts';

const WHITE = '#fff';
/** For all of one picture: most take a second or two, one of 1,200 × 16,000 pixels a minute. */
const TIME_LIMIT_S = 120;

type PictureName = Pick<Picture, 'file' | 'widths'>;

/** Encodes the variants that the store lacks, and returns what pages need to know about the picture. */
export async function encodePicture(
  bytes: Buffer,
  isLarge: boolean,
  store: PictureStore,
  timeLimitS = TIME_LIMIT_S,
): Promise<Picture> {
  const end = performance.now() + timeLimitS * 1000;
  const secondsLeft = () => {
    const left = end - performance.now();
    if (left <= 0) throw new PictureError(TAKES_TOO_LONG);
    return Math.ceil(left / 1000);
  };
  const checked = await checkPicture(bytes);
  const { width, height } = checked;
  const widths = recipe.variantWidths(width, isLarge);
  const picture = { file: recipe.pictureFile(bytes), widths };
  if (!pictureFiles(picture).every(store.has)) {
    const pixels = await decodePicture(checked, secondsLeft());
    for (const variantWidth of widths)
      for (const [name, encoder] of variants(picture, openPixels(pixels), variantWidth))
        if (!store.has(name))
          await store.write(name, await encode(encoder.timeout({ seconds: secondsLeft() })));
  }
  const smallest = variantFile(picture.file, Math.min(...widths), 'webp');
  return { ...picture, width, height, color: await averageColor(await store.read(smallest)) };
}

/** Makes a picture's social card from its widest variant, unless the store has it. */
export async function encodeCard(picture: Picture, store: PictureStore): Promise<void> {
  const name = cardFile(picture);
  if (store.has(name)) return;
  const widest = await store.read(variantFile(picture.file, Math.max(...picture.widths), 'webp'));
  const card = sharp(widest).resize(CARD_SIZE).flatten({ background: WHITE });
  await store.write(name, await encode(card.jpeg(recipe.CARD_OPTIONS)));
}

function variants(picture: PictureName, pixels: Sharp, width: number): [string, Sharp][] {
  const scaled = pixels.resize({ width });
  const jpeg = `${picture.file}-${width}.jpg`;
  const outputs: [string, Sharp][] = [
    [variantFile(picture.file, width, 'avif'), scaled.clone().avif(recipe.avifOptions(width))],
    [variantFile(picture.file, width, 'webp'), scaled.clone().webp(recipe.WEBP_OPTIONS)],
  ];
  if (jpeg === fallbackFile(picture))
    outputs.push([jpeg, scaled.flatten({ background: WHITE }).jpeg(recipe.JPEG_OPTIONS)]);
  return outputs;
}

/** Reports a picture that no encoder accepts; it must not stop the build. */
const encode = (encoder: Sharp): Promise<Buffer> =>
  encoder.toBuffer().catch(refuseAs('cannot be encoded; save it as JPEG or PNG'));
