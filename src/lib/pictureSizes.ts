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
