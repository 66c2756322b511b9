import { getImage } from 'astro:assets';
import sharp, { type Sharp } from 'sharp';
import thali from '#/assets/hero-thali.webp';
import { drawingUri } from './palette.ts';

/** Read by `sharp`, because Astro publishes the original of a picture whose size is read. */
const FILE = 'src/assets/hero-thali.webp';
const PHONE_WIDTH = 560;
const MAX_WIDTH = 1130;
/** Cells of the sketch across and down. */
const [ACROSS, DOWN] = [13, 10];
/** From here on a cell of the sketch belongs to the picture and not to its transparent ground. */
const OPAQUE = 128;

const small = { src: thali, width: PHONE_WIDTH, quality: 18 };

/** A channel in one hexadecimal digit. */
const digit = (channel = 0) => Math.round(channel / 17).toString(16);

/** A sketch of the picture in blurred blots of its colours, to show until the picture is there. */
async function sketchOf(picture: Sharp, width: number, height: number): Promise<string> {
  const size = { width: ACROSS, height: DOWN, fit: 'fill' } as const;
  const pixels = await picture.resize(size).ensureAlpha().raw().toBuffer();
  const cells = Array.from({ length: ACROSS * DOWN }, (_, index) => {
    const [red, green, blue, alpha = 0] = pixels.subarray(4 * index);
    const color = alpha < OPAQUE ? undefined : `#${digit(red)}${digit(green)}${digit(blue)}`;
    return { color, dot: `M${index % ACROSS} ${Math.floor(index / ACROSS)}h0` };
  });
  const paths = [...Map.groupBy(cells, ({ color }) => color)].map(([color, dots]) =>
    color === undefined
      ? ''
      : `<path stroke='${color}' d='${dots.map(({ dot }) => dot).join('')}'/>`,
  );
  return drawingUri(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='-.5 -.5 ${ACROSS} ${DOWN}' preserveAspectRatio='none'><filter id='blur'><feGaussianBlur stdDeviation='.5'/></filter><g filter='url(#blur)' stroke-width='1.4' stroke-linecap='round'>${paths.join('')}</g></svg>`,
  );
}

/** The hero's picture, of any size: for phones, for desktops, for browsers without AVIF, and its sketch. */
export async function heroPictures() {
  const picture = sharp(FILE);
  const { width, height } = await picture.metadata();
  const desktopWidth = Math.min(width, MAX_WIDTH);
  const [phone, desktop, fallback, sketch] = await Promise.all([
    getImage({ ...small, format: 'avif' }),
    getImage({ ...small, format: 'avif', width: desktopWidth, quality: 36 }),
    getImage({ ...small, format: 'webp', quality: 60 }),
    sketchOf(picture, width, height),
  ]);
  const srcset = `${phone.src} ${PHONE_WIDTH}w, ${desktop.src} ${desktopWidth}w`;
  return { srcset, fallback, sketch, width, height };
}
