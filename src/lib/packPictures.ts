const pictures = import.meta.glob<ImageMetadata>('/src/assets/packs/*.webp', {
  eager: true,
  import: 'default',
});

/** The quality of a pack's picture, in whatever format. */
export const PACK_QUALITY = 42;

/** The picture of a pack; throws where `src/assets/packs/` has none. */
export function packPicture({ name, picture }: { name: string; picture: string }): ImageMetadata {
  const found = pictures[`/src/assets/packs/${picture}`];
  if (!found) throw new Error(`There is no picture ${picture} of ${name}.`);
  return found;
}
