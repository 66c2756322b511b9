import sharp, { type OutputInfo, type Sharp } from 'sharp';
import * as v from 'valibot';
import type { Picture } from '~/api/pictures';
import { cardFile, fallbackFile, pictureFiles, variantFile } from '~/lib/pictureSources';
import { PictureError } from './pictureError';
import { assertPicture } from './pictureFormat';
import * as recipe from './pictureRecipe';
import { factsFile, type PictureStore } from './pictureStore';

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_000; // WebP ends at 16,383
const WHITE = '#fff';

const FactsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ width: v.number(), height: v.number(), color: v.string() }),
);
type Facts = v.InferOutput<typeof FactsSchema>;

/** A decoded picture, upright, in sRGB, no wider than the widest variant. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
  facts: Facts;
}

/** Makes those variants of a picture that the store lacks, and says what pages need to know. */
export async function encodePicture(
  bytes: Buffer,
  isLarge: boolean,
  store: PictureStore,
): Promise<Picture> {
  assertPicture(bytes);
  const file = recipe.pictureFile(bytes);
  const stored = await readFacts(file, store);
  const known = stored && describe(file, stored, isLarge);
  if (known && pictureFiles(known).every(store.has)) return known;
  const pixels = await decode(bytes);
  const picture = describe(file, pixels.facts, isLarge);
  await writeVariants(picture, pixels, store);
  await store.write(factsFile(file), JSON.stringify(pixels.facts));
  return picture;
}

/** Makes the social card of a picture from its widest variant, unless it is there. */
export async function encodeCard(picture: Picture, store: PictureStore): Promise<void> {
  const name = cardFile(picture);
  if (store.has(name)) return;
  const widest = await store.read(variantFile(picture.file, Math.max(...picture.widths), 'webp'));
  const card = sharp(widest)
    .resize({ ...recipe.CARD_SIZE, fit: 'cover' })
    .flatten({ background: WHITE });
  await store.write(name, await card.jpeg(recipe.CARD_OPTIONS).toBuffer());
}

const describe = (file: string, facts: Facts, isLarge: boolean): Picture => ({
  file,
  ...facts,
  widths: recipe.variantWidths(facts.width, isLarge),
});

async function readFacts(file: string, store: PictureStore): Promise<Facts | undefined> {
  if (!store.has(factsFile(file))) return undefined;
  const { output, success } = v.safeParse(
    FactsSchema,
    (await store.read(factsFile(file))).toString(),
  );
  return success ? output : undefined;
}

async function decode(bytes: Buffer): Promise<Pixels> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > MAX_PIXELS) throw new PictureError('over 50 megapixels');
    const decoded = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: recipe.LARGE_WIDTH, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (decoded.info.height > MAX_SIDE) throw new PictureError('too long and narrow');
    return { ...decoded, facts: { width, height, color: await placeholder(decoded) } };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('a broken or unreadable picture', { cause: error });
  }
}

const open = ({ data, info: { width, height, channels } }: Omit<Pixels, 'facts'>): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** The average colour as `#rgb`; seen only for a moment, so three digits do. */
async function placeholder(pixels: Omit<Pixels, 'facts'>): Promise<string> {
  const isOpaque = pixels.info.channels === 3 || (await open(pixels).stats()).isOpaque;
  if (!isOpaque) return 'transparent';
  const average = await open(pixels).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${Array.from(average, (value) => Math.round(value / 17).toString(16)).join('')}`;
}

async function writeVariants(picture: Picture, pixels: Pixels, store: PictureStore) {
  const jpeg = fallbackFile(picture);
  for (const width of picture.widths) {
    const scaled = open(pixels).resize({ width, withoutEnlargement: true });
    const outputs: [name: string, encoder: Sharp][] = [
      [variantFile(picture.file, width, 'avif'), scaled.clone().avif(recipe.avifOptions(width))],
      [variantFile(picture.file, width, 'webp'), scaled.clone().webp(recipe.WEBP_OPTIONS)],
    ];
    if (jpeg === `${picture.file}-${width}.jpg`)
      outputs.push([jpeg, scaled.flatten({ background: WHITE }).jpeg(recipe.JPEG_OPTIONS)]);
    for (const [name, encoder] of outputs)
      if (!store.has(name)) await store.write(name, await encoder.toBuffer());
  }
}
