import { getImage } from 'astro:assets';
import { pictureOf } from './pictures.ts';

/** The quality of pack pictures in every format. */
export const PACK_QUALITY = 50;

export const PACK_WIDTHS = [480, 720, 960];

/** Returns the picture of a pack. */
export const packPicture = (pack: { picture: string }): ImageMetadata =>
  pictureOf(`packs/${pack.picture}`).picture;

/** Returns the AVIF `srcset` of a pack's picture, as its slide shows it. */
export async function packSrcset(pack: { picture: string }): Promise<string> {
  const src = packPicture(pack);
  const options = { src, format: 'avif', widths: PACK_WIDTHS, quality: PACK_QUALITY };
  return (await getImage(options)).srcSet.attribute;
}
