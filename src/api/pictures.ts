/** What an answer said of its own version; sent back, it lets the host say 304 where nothing changed. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

/** A picture of the API as pages print it; its variants are `/_media/<file>-<width>.avif`, `.webp` and one `.jpg`. */
export interface Picture {
  file: string;
  width: number;
  height: number;
  /** What is seen until it is there: `#rgb`, or `transparent` where the picture itself is. */
  color: string;
  widths: number[];
}

/** Which picture each address had at its last good fetch; part of a snapshot. */
export type PictureIndex = Record<string, PictureEntry>;

export interface PictureEntry extends Validators {
  picture: Picture;
  /** The way in which it was encoded. */
  recipe: string;
}

/** An address whose picture could not be had now; with `isKept` its earlier picture is used. */
export interface PictureFailure {
  url: string;
  reason: string;
  isKept: boolean;
}
