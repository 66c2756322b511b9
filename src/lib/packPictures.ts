const pictures = import.meta.glob<ImageMetadata>('/src/assets/packs/*.webp', {
  eager: true,
  import: 'default',
});

/** The quality of pack pictures in every format. */
export const PACK_QUALITY = 42;

/** The picture of a pack; throws if it is not in `src/assets/packs/`. */
export function packPicture({ name, picture }: { name: string; picture: string }): ImageMetadata {
  const found = pictures[`/src/assets/packs/${picture}`];
  if (!found) throw new Error(`There is no picture ${picture} of ${name}.`);
  return found;
}
