import { createHash } from 'node:crypto';
import type { AvifOptions, JpegOptions, WebpOptions } from 'sharp';
import { CARD_SIZE } from '#/lib/pictures.ts';

/**
 * On a phone that is 412 px wide with 1.75 dots per pixel, 640 fills 88 % of the width and 280 fills 38 %;
 * 160 is a thumbnail. A browser takes the first width that is large enough, so `sizes` says 88vw and 38vw
 * even if the layout is slightly wider, and 66vw (480) for such pictures in a column. 1200 is only for
 * pictures that fill a page or open alone: in a grid dense phones would load too much.
 */
const WIDTHS = [160, 280, 480, 640];
export const LARGE_WIDTH = 1200;

/** More effort takes two to ten times as long and saves only a few per cent. */
const avifEffort = (width: number) => (width <= 640 ? 2 : 1);

export const avifOptions = (width: number): AvifOptions => ({
  quality: 48,
  effort: avifEffort(width),
  chromaSubsampling: '4:2:0',
});
export const WEBP_OPTIONS: WebpOptions = { quality: 70, effort: 2 };
export const JPEG_OPTIONS: JpegOptions = { quality: 75, progressive: true };
export const CARD_OPTIONS: JpegOptions = { quality: 80, progressive: true };

/** Returns the widths of a picture's variants: none above its own, and none just below the widest. */
export function variantWidths(sourceWidth: number, isLarge: boolean): number[] {
  const steps = isLarge ? [...WIDTHS, LARGE_WIDTH] : WIDTHS;
  const widest = Math.min(sourceWidth, Math.max(...steps));
  return [...steps.filter((step) => step < widest * 0.9), widest];
}

/** How pictures are encoded; raise `version` when the encoding code changes. */
const RECIPE = JSON.stringify([
  { version: 2, WIDTHS, LARGE_WIDTH, CARD_SIZE },
  [...WIDTHS, LARGE_WIDTH].map(avifOptions),
  [WEBP_OPTIONS, JPEG_OPTIONS, CARD_OPTIONS],
]);

/**
 * Identifies a picture (`Picture.file`) by its bytes and how they are encoded: ten letters and digits, in
 * lower case only, because some file systems ignore case.
 */
export function pictureFile(bytes: Buffer): string {
  const digest = createHash('sha256').update(RECIPE).update(bytes).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, 10);
}
