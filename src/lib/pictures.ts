import type { Picture } from '#/api/snapshot.ts';

/**
 * The `sizes` of pictures that a page also preloads (`PicturePreload.astro`): if the two differed, a
 * browser might load a picture twice.
 */
export const PICTURE_SIZES = {
  hero: '(min-width: 48rem) 60vw, 110vw',
  pack: '(min-width: 64rem) 45vw, 92vw',
  featuredPost: '(min-width: 72rem) 42rem, (min-width: 48rem) 58vw, 88vw',
  postHeader: '(min-width: 64rem) 31rem, 88vw',
  benefit: '(min-width: 64rem) 46rem, 88vw',
  galleryTile: '(min-width: 72rem) 17rem, (min-width: 48rem) 23vw, 38vw',
  largeGalleryTile: '(min-width: 72rem) 35rem, (min-width: 48rem) 46vw, 66vw',
  videoTile: '(min-width: 72rem) 22rem, (min-width: 48rem) 44vw, 66vw',
  memberCard: '(min-width: 64rem) 14rem, (min-width: 48rem) 28vw, 38vw',
  memberProfile: '(min-width: 48rem) 13rem, 36vw',
};

/** Tells whether a gallery's picture is large: two in ten, alternately left and right, if enough follow. */
export const isLargeTile = (index: number, count: number): boolean =>
  (index % 10 === 0 || index % 10 === 6) && index + 4 < count;

/** Browsers without AVIF and WebP get a JPEG of the variant nearest to this width. */
const FALLBACK_WIDTH = 640;

/** The size of social cards. */
export const CARD_SIZE = { width: 1200, height: 630 };

type PictureFormat = 'avif' | 'webp';

/** The folder of the API's pictures on the site. */
export const MEDIA_PATH = '/_media/';

/** Returns the file name of a variant, such as `k3v7…-480.avif`. */
export const variantFile = (file: string, width: number, format: PictureFormat) =>
  `${file}-${width}.${format}`;

/** Returns the file name of a picture's only JPEG. */
export function fallbackFile({ file, widths }: Pick<Picture, 'file' | 'widths'>): string {
  const distance = (width: number) => Math.abs(width - FALLBACK_WIDTH);
  const nearest = widths.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  return `${file}-${nearest}.jpg`;
}

/** Returns the file name of the social card, 1200 × 630; it exists only for pictures fetched as `cards`. */
export const cardFile = ({ file }: Pick<Picture, 'file'>) => `${file}-card.jpg`;

/** Lists all files of a picture that pages may use, without its card. */
export const pictureFiles = (picture: Pick<Picture, 'file' | 'widths'>): string[] => [
  ...picture.widths.flatMap((width) => [
    variantFile(picture.file, width, 'avif'),
    variantFile(picture.file, width, 'webp'),
  ]),
  fallbackFile(picture),
];

/** The `srcset` of one format, always with the narrowest variant: `/_media/k3v7…-160.avif 160w,…`. */
export const pictureSrcset = (
  { file, widths }: Pick<Picture, 'file' | 'widths'>,
  format: PictureFormat,
  maxWidth = Infinity,
) =>
  widths
    .filter((width, index) => index === 0 || width <= maxWidth)
    .map((width) => `${MEDIA_PATH}${variantFile(file, width, format)} ${width}w`)
    .join(',');

/** Returns the address of the JPEG, for `<img src>`, feeds and structured data. */
export const fallbackPath = (picture: Picture) => MEDIA_PATH + fallbackFile(picture);

/** Returns the address of the smallest variant; a browser without AVIF shows nothing there. */
export const smallestPath = ({ file, widths }: Pick<Picture, 'file' | 'widths'>) =>
  MEDIA_PATH + variantFile(file, Math.min(...widths), 'avif');

/** Returns the address of the social card. */
export const pictureCardPath = (picture: Picture) => MEDIA_PATH + cardFile(picture);
