import * as v from 'valibot';

/** A picture of the API as pages print it; its variants are `/_media/<file>-<width>.avif`, `.webp` and one `.jpg`. */
export const PictureSchema = v.object({
  file: v.string(),
  width: v.number(),
  height: v.number(),
  /** What is seen until it is there: `#rgb`, or `transparent` where the picture itself is. */
  color: v.string(),
  widths: v.array(v.number()),
});
export type Picture = v.InferOutput<typeof PictureSchema>;

/** Which picture each address had at its last good fetch; part of a snapshot. */
export const PictureIndexSchema = v.record(
  v.string(),
  v.object({
    picture: PictureSchema,
    recipe: v.string(),
    etag: v.optional(v.string()),
    lastModified: v.optional(v.string()),
  }),
);
export type PictureIndex = v.InferOutput<typeof PictureIndexSchema>;

/** An address whose picture could not be had now; with `isKept` its earlier picture is used. */
export interface PictureFailure {
  url: string;
  reason: string;
  isKept: boolean;
}
