import sharp, { type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import { LARGE_WIDTH } from './pictureRecipe.ts';

/** The decoder of SVG, also compressed, would load the files that a picture names. */
sharp.block({ operation: ['VipsForeignLoadSvg'] });

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_000; // WebP allows at most 16,383
const RGB = 3;
export const TAKES_TOO_LONG = 'takes too long to encode; make it smaller';
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** Explains for the build's report why a picture cannot be used; never contains an address. */
export class PictureError extends Error {
  override name = 'PictureError';
  /** The status of the response, if that was no success. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** A picture whose header was checked, so that it can be decoded. */
export interface CheckedPicture {
  bytes: Buffer;
  format: string;
  /** The size of the upright source. */
  width: number;
  height: number;
}

/** The source of all variants: upright, in sRGB, no wider than the widest variant. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Reads only the header of a picture, to refuse other files and pictures that would cost too much. */
export async function checkPicture(original: Buffer): Promise<CheckedPicture> {
  assertNoMarkup(original);
  const bytes = withKnownBrand(original);
  const { autoOrient, format } = await readHeader(bytes).catch(refuse);
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) throw new PictureError('over 50 megapixels; make it smaller');
  const tallest = height * Math.min(1, LARGE_WIDTH / width);
  if (tallest > MAX_SIDE) throw new PictureError('too long and narrow; crop it');
  return { bytes, format, width, height };
}

/** Decodes the first frame of a picture within a time limit. */
export async function decodePicture(
  { bytes, format }: CheckedPicture,
  seconds: number,
): Promise<Pixels> {
  const pixels = await readPixels(bytes, 'error', seconds).catch(async (error: unknown) => {
    if (format !== 'jpeg') return refuse(error);
    // Some encoders leave out the end mark. With one appended, only truncated data give a warning.
    return readPixels(Buffer.concat([bytes, END_OF_JPEG]), 'warning', seconds).catch(refuse);
  });
  const isIdle = pixels.info.channels !== RGB && (await openPixels(pixels).stats()).isOpaque;
  return isIdle ? takePixels(openPixels(pixels).removeAlpha()) : pixels;
}

export const openPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** Returns the average colour as `#rgb`, which shows only until the picture has loaded. */
export async function averageColor(bytes: Buffer): Promise<string> {
  const { data, info } = await takePixels(sharp(bytes).resize(1, 1, { fit: 'fill' }));
  if (info.channels !== RGB) return 'transparent';
  const digits = Array.from(data, (value) => Math.round(value / 17).toString(16));
  return `#${digits.join('')}`;
}

/** Creates a handler of errors that reports why a picture cannot be used. */
export const refuseAs =
  (reason: string) =>
  (cause: unknown): never => {
    const isLate = cause instanceof Error && cause.message.startsWith('timeout');
    throw new PictureError(isLate ? TAKES_TOO_LONG : reason, { cause });
  };

const refuse = refuseAs('no picture, or a broken one; upload it anew');

/** Says what a text is that stands in place of a picture. */
function assertNoMarkup(bytes: Buffer): void {
  const start = bytes.toString('utf8', 0, 1024);
  if (/^[\s\ufeff]*</.test(start)) {
    throw new PictureError(
      /<svg[\s>]/i.test(start)
        ? 'an SVG, which is never used; save it as PNG or WebP'
        : 'a page, not a picture; check its address',
    );
  }
}

/** The decoder reads only the first brand of an AVIF, which is often that of a profile. */
function withKnownBrand(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return bytes;
  const branded = Buffer.from(bytes);
  branded.write('avif', 8, 'latin1');
  return branded;
}

const readHeader = async (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).metadata();

const takePixels = (picture: Sharp): Promise<Pixels> =>
  picture.raw().toBuffer({ resolveWithObject: true });

const readPixels = (
  bytes: Buffer,
  failOn: SharpOptions['failOn'],
  seconds: number,
): Promise<Pixels> =>
  takePixels(
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn })
      .autoOrient()
      .resize({ width: LARGE_WIDTH, withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds }),
  );
