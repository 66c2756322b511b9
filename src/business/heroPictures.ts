import { getImage } from 'astro:assets';
import sharp from 'sharp';
import { pictureOf } from './pictures.ts';

/** The first width is for a phone, where the picture is wider than the screen, the second for a desktop. */
const WIDTHS = [900, 1130];

/**
 * Encodes the hero's picture at high quality, and a fallback for browsers without AVIF. An opaque picture, such as a
 * photograph, has an edge.
 */
export async function heroPictures() {
  const { picture, file } = pictureOf('hero');
  const [avif, fallback, { isOpaque }] = await Promise.all([
    getImage({ src: picture, format: 'avif', widths: WIDTHS, quality: 44 }),
    getImage({ src: picture, format: 'webp', quality: 70 }),
    sharp(file).stats(),
  ]);
  const [width, height] = [Number(avif.attributes.width), Number(avif.attributes.height)];
  return { srcset: avif.srcSet.attribute, fallback, width, height, isOpaque };
}
