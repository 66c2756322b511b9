import { getImage } from 'astro:assets';

const pictures = import.meta.glob<ImageMetadata>('/src/assets/packs/*.webp', {
  eager: true,
  import: 'default',
});

/** The quality of pack pictures in every format. */
export const PACK_QUALITY = 50;

export const PACK_WIDTHS = [480, 720, 960];

/** The picture of a pack; throws if it is not in `src/assets/packs/`. */
export function packPicture({ name, picture }: { name: string; picture: string }): ImageMetadata {
  const found = pictures[`/src/assets/packs/${picture}`];
  if (!found) throw new Error(`There is no picture ${picture} of ${name}.`);
  return found;
}

/** Returns the AVIF `srcset` of a pack's picture, as its slide shows it. */
export async function packSrcset(pack: { name: string; picture: string }): Promise<string> {
  const src = packPicture(pack);
  const options = { src, format: 'avif', widths: PACK_WIDTHS, quality: PACK_QUALITY };
  return (await getImage(options)).srcSet.attribute;
}
