import sharp, { type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import { LARGE_WIDTH } from './pictureRecipe.ts';

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_000; // WebP allows at most 16,383
const RGB = 3;
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** Says in words for the build's report why a picture cannot be used; never contains an address. */
export class PictureError extends Error {
  override name = 'PictureError';
}

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
export async function decodePicture(original: Buffer): Promise<DecodedPicture> {
  assertNoMarkup(original);
  const bytes = withKnownBrand(original);
  try {
    const { autoOrient, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format === 'svg') throw new PictureError('an SVG, which is never used');
    assertSize(autoOrient);
    const { width, height } = autoOrient;
    const pixels = await readPixels(bytes, 'error').catch((error: unknown) => {
      if (format !== 'jpeg') throw error;
      // Some encoders leave out the end mark. Behind a mark of ours, only cut-off data give a warning.
      return readPixels(Buffer.concat([bytes, END_OF_JPEG]), 'warning');
    });
    const trimmed = await dropIdleAlpha(pixels);
    return { ...trimmed, width, height, color: await averageColor(trimmed) };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('no picture, or a broken one', { cause: error });
  }
}

export const openPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** An SVG must not reach its decoder, which would read all that it names. */
function assertNoMarkup(bytes: Buffer): void {
  const start = bytes.toString('utf8', 0, 1024);
  if (/^[\s\ufeff]*</.test(start)) {
    throw new PictureError(
      /<svg[\s>]/i.test(start) ? 'an SVG, which is never used' : 'a page, not a picture',
    );
  }
}

/** The decoder looks at the first brand of an AVIF only, which is often that of a profile. */
function withKnownBrand(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return bytes;
  const branded = Buffer.from(bytes);
  branded.write('avif', 8, 'latin1');
  return branded;
}

const takePixels = (picture: Sharp): Promise<Pixels> =>
  picture.raw().toBuffer({ resolveWithObject: true });

const readPixels = (bytes: Buffer, failOn: SharpOptions['failOn']): Promise<Pixels> =>
  takePixels(
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn })
      .autoOrient()
      .resize({ width: LARGE_WIDTH, withoutEnlargement: true })
      .toColourspace('srgb'),
  );

function assertSize({ width, height }: { width: number; height: number }): void {
  if (width * height > MAX_PIXELS) throw new PictureError('over 50 megapixels');
  const tallest = height * Math.min(1, LARGE_WIDTH / width);
  if (tallest > MAX_SIDE) throw new PictureError('too long and narrow');
}

/** Removes an alpha channel that is fully opaque. */
async function dropIdleAlpha(pixels: Pixels): Promise<Pixels> {
  if (pixels.info.channels === RGB || !(await openPixels(pixels).stats()).isOpaque) return pixels;
  return takePixels(openPixels(pixels).removeAlpha());
}

/** The average colour as `#rgb`: it shows only until the picture has loaded, so three digits suffice. */
async function averageColor(pixels: Pixels): Promise<string> {
  if (pixels.info.channels !== RGB) return 'transparent';
  const average = await openPixels(pixels).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const digits = Array.from(average, (value) => Math.round(value / 17).toString(16));
  return `#${digits.join('')}`;
}
