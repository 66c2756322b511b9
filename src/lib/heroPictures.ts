import { getImage } from 'astro:assets';
import thali from '#/assets/hero-thali.webp';

/** The first width is for a phone, where the picture is wider than the screen, the second for a desktop. */
const WIDTHS = [900, 1130];

/** Encodes the hero's picture at high quality, and a fallback for browsers without AVIF. */
export async function heroPictures() {
  const [avif, fallback] = await Promise.all([
    getImage({ src: thali, format: 'avif', widths: WIDTHS, quality: 48 }),
    getImage({ src: thali, format: 'webp', quality: 70 }),
  ]);
  const [width, height] = [Number(avif.attributes.width), Number(avif.attributes.height)];
  return { srcset: avif.srcSet.attribute, fallback, width, height };
}
