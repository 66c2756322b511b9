declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype' | 'woff' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
  }

  /** Subsets a font to the glyphs that a text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
