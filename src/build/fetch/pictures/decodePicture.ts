import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { PictureError } from './pictureError.ts';
import { assertPicture } from './pictureFormat.ts';
import { LARGE_WIDTH } from './pictureRecipe.ts';

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_000; // WebP allows at most 16,383
const RGB = 3;

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** A decoded picture, from which its variants are made: upright, in sRGB, no wider than the widest variant. */
export interface DecodedPicture extends Pixels {
  /** The size of the source, upright. */
  width: number;
  height: number;
  color: string;
}

/** Decodes the first frame of a picture. Its header is checked first, to refuse what would cost too much. */
export async function decodePicture(bytes: Buffer): Promise<DecodedPicture> {
  assertPicture(bytes);
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    assertSize(autoOrient);
    const { width, height } = autoOrient;
    const pixels = await readPixels(
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width: LARGE_WIDTH, withoutEnlargement: true })
        .toColourspace('srgb'),
    );
    const trimmed = await dropIdleAlpha(pixels);
    return { ...trimmed, width, height, color: await averageColor(trimmed) };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('a broken or unreadable picture', { cause: error });
  }
}

export const openPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const readPixels = (picture: Sharp): Promise<Pixels> =>
  picture.raw().toBuffer({ resolveWithObject: true });

function assertSize({ width, height }: { width: number; height: number }): void {
  if (width * height > MAX_PIXELS) throw new PictureError('over 50 megapixels');
  const tallest = height * Math.min(1, LARGE_WIDTH / width);
  if (tallest > MAX_SIDE) throw new PictureError('too long and narrow');
}

/** Removes an alpha channel that is fully opaque. */
async function dropIdleAlpha(pixels: Pixels): Promise<Pixels> {
  if (pixels.info.channels === RGB || !(await openPixels(pixels).stats()).isOpaque) return pixels;
  return readPixels(openPixels(pixels).removeAlpha());
}

/** The average colour as `#rgb`: it shows only until the picture has loaded, so three digits suffice. */
async function averageColor(pixels: Pixels): Promise<string> {
  if (pixels.info.channels !== RGB) return 'transparent';
  const average = await openPixels(pixels).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const digits = Array.from(average, (value) => Math.round(value / 17).toString(16));
  return `#${digits.join('')}`;
}
