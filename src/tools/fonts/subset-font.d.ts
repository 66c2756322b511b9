declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype' | 'woff' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: string[];
    /** Keeps all glyphs: only changes the format and drops tables; the text is then empty. */
    keepAllGlyphs?: boolean;
    dropTables?: string[];
  }

  /** Subsets a font to the glyphs that a text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
