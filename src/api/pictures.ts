/** The validators of an answer: sent back, they let the server answer 304 if nothing has changed. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

/** A picture of the API for pages. Its variants are `/_media/<file>-<width>.avif`, `.webp` and one `.jpg`. */
export interface Picture {
  file: string;
  width: number;
  height: number;
  /** Shown until the picture has loaded: `#rgb`, or `transparent` if the picture has an alpha channel. */
  color: string;
  widths: number[];
}

/** The picture of each address at its last successful fetch; part of a snapshot. */
export type PictureIndex = Record<string, PictureEntry>;

export interface PictureEntry extends Validators {
  picture: Picture;
  /** Identifies how it was encoded. */
  recipe: string;
}

/** An address whose picture could not be fetched; with `isKept`, its earlier picture is used. */
export interface PictureFailure {
  url: string;
  reason: string;
  isKept: boolean;
}
