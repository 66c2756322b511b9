/** The brand's pictures by their paths in `src/brand/pictures/`, without extension: `packs/sev`. */
const pictures = new Map(
  Object.entries(
    import.meta.glob<ImageMetadata>('/src/brand/pictures/**/*.{webp,png,jpg,jpeg,avif}', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, picture]) => [
    path.replace(/^.*?\/pictures\/|\.\w+$/g, ''),
    { picture, file: path.slice(1) },
  ]),
);

/** Returns a picture of the brand with its file; undefined if there is none of this name. */
export const findPicture = (name: string) => pictures.get(name);

/** Returns a picture of the brand. A build has checked that it is there. */
export function pictureOf(name: string) {
  const found = findPicture(name);
  if (!found) throw new Error(`src/brand/pictures/ has no ${name}.`);
  return found;
}
