/** A picture of the API for pages. Its variants are `/_media/<file>-<width>.avif`, `.webp` and one `.jpg`. */
export interface Picture {
  file: string;
  width: number;
  height: number;
  /** Shown until the picture has loaded: `#rgb`, or `transparent` if the picture has an alpha channel. */
  color: string;
  widths: number[];
}

/** The picture of each address; a file of a snapshot. */
export type PictureIndex = Record<string, Picture>;
