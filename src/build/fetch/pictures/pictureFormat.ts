import { PictureError } from './pictureError.ts';

const SIGNATURES: [offset: number, bytes: string][] = [
  [0, '\xff\xd8\xff'], // JPEG
  [0, '\x89PNG\r\n\x1a\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
  [4, 'ftypavis'],
  [4, 'ftypmif1'], // AVIF, with the brand that some encoders write
  [0, 'II*\0'], // TIFF
  [0, 'MM\0*'],
];

/**
 * Refuses everything but known raster formats, by the first bytes: the declared type is often wrong, and
 * an SVG must never reach a decoder.
 */
export function assertPicture(bytes: Buffer): void {
  const start = bytes.toString('latin1', 0, 1024);
  if (SIGNATURES.some(([offset, signature]) => start.startsWith(signature, offset))) return;
  throw new PictureError(
    /<svg[\s>]/i.test(start) ? 'an SVG, which is never used' : 'not a picture',
  );
}
