import { createHash } from 'node:crypto';
import type { AvifOptions, JpegOptions, WebpOptions } from 'sharp';
import { CARD_SIZE } from '#/lib/pictureSources.ts';

/**
 * 640 fills 88 % of a phone of 412 px at 1.75 dots a pixel, 280 fills 38 %, 160 is a thumbnail. Browsers
 * take the first width that suffices, so `sizes` says 88vw and 38vw where the layout gives a little
 * more, and 66vw (480) where several such pictures stand below each other. 1200 is for pictures that
 * fill a page or open alone: on a grid it would only make dense phones load more.
 */
const WIDTHS = [160, 280, 480, 640];
export const LARGE_WIDTH = 1200;

/** More effort takes four times as long for a few per cent; it is spent on what phones load. */
const avifEffort = (width: number) => (width <= 480 ? 3 : width <= 640 ? 2 : 1);

export const avifOptions = (width: number): AvifOptions => ({
  quality: 40,
  effort: avifEffort(width),
  chromaSubsampling: '4:2:0',
});
export const WEBP_OPTIONS: WebpOptions = { quality: 70, effort: 2 };
export const JPEG_OPTIONS: JpegOptions = { quality: 75, progressive: true };
export const CARD_OPTIONS: JpegOptions = { quality: 80, progressive: true };

/** The widths a picture is offered in: none above its own, and none close below the widest. */
export function variantWidths(sourceWidth: number, isLarge: boolean): number[] {
  const steps = isLarge ? [...WIDTHS, LARGE_WIDTH] : WIDTHS;
  const widest = Math.min(sourceWidth, Math.max(...steps));
  return [...steps.filter((step) => step < widest * 0.9), widest];
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** Ten letters and digits of one case, because some file systems know only one. */
function shortHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return Array.from(hash.digest().subarray(0, 10), (byte) => ALPHABET[byte % 32]).join('');
}

/** Names the present way of encoding; raise the version when the code does something else. */
export const RECIPE = shortHash(
  JSON.stringify([
    { version: 1, WIDTHS, LARGE_WIDTH, CARD_SIZE },
    [...WIDTHS, LARGE_WIDTH].map(avifOptions),
    [WEBP_OPTIONS, JPEG_OPTIONS, CARD_OPTIONS],
  ]),
);

/** `Picture.file`: the same bytes encoded in the same way have the same name. */
export const pictureFile = (bytes: Uint8Array) => shortHash(RECIPE, bytes);
