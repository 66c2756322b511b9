/** The layout of a card's heading, in pixels. */
export interface Heading {
  size: number;
  lineHeight: number;
  /** The baseline of a heading with one line. */
  baseline: number;
}

/** Marks above and below Indian letters need room. */
const INDIC: Readonly<Record<string, Heading>> = {
  gu: { size: 100, lineHeight: 124, baseline: 366 },
  hi: { size: 106, lineHeight: 132, baseline: 374 },
};

/** The layout of the headings of a language. */
export const headingOf = (code: string): Heading =>
  INDIC[code] ?? { size: 96, lineHeight: 104, baseline: 358 };
