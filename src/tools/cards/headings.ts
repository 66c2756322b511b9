import { scriptOf } from '#/words/languages.ts';

/** The layout of a card's heading, in pixels. */
export interface Heading {
  size: number;
  lineHeight: number;
  /** The baseline of a heading with one line. */
  baseline: number;
}

/** Marks above and below Indian letters need room. */
const INDIC: Readonly<Record<string, Heading>> = {
  Gujr: { size: 100, lineHeight: 124, baseline: 366 },
  Deva: { size: 106, lineHeight: 132, baseline: 374 },
};

/** The layout of the headings of a language. */
export const headingOf = (code: string): Heading =>
  INDIC[scriptOf(code)] ?? { size: 96, lineHeight: 104, baseline: 358 };
