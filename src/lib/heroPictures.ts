import { getImage } from 'astro:assets';
import thali from '#/assets/hero-thali.webp';

/**
 * The picture's own size. Written here, because Astro publishes the original of a picture whose size is
 * read.
 */
const WIDTH = 1130;
const HEIGHT = 870;

const small = { src: thali, width: 560, quality: 18 };

/** The hero's picture with a transparent ground: for phones, for desktops, and for browsers without AVIF. */
export async function heroPictures() {
  const [phone, desktop, fallback] = await Promise.all([
    getImage({ ...small, format: 'avif' }),
    getImage({ ...small, format: 'avif', width: WIDTH, quality: 36 }),
    getImage({ ...small, format: 'webp', quality: 60 }),
  ]);
  const srcset = `${phone.src} 560w, ${desktop.src} ${WIDTH}w`;
  return { srcset, fallback, width: WIDTH, height: HEIGHT };
}
