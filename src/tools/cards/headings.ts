import type { LanguageCode } from '#/content/languages.ts';

/** The layout of a card's heading, in pixels. */
export interface Heading {
  size: number;
  lineHeight: number;
  /** The baseline of a heading with one line. */
  baseline: number;
}

/** By language; marks above and below Indian letters need room. */
export const HEADINGS: Readonly<Record<LanguageCode, Heading>> = {
  en: { size: 96, lineHeight: 104, baseline: 358 },
  gu: { size: 100, lineHeight: 124, baseline: 366 },
  hi: { size: 106, lineHeight: 132, baseline: 374 },
};
