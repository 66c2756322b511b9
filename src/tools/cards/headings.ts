import type { LanguageCode } from '#/content/languages.ts';

/** How the heading of a card is set, in pixels. */
export interface Heading {
  size: number;
  lineHeight: number;
  /** Where a heading of one line stands. */
  baseline: number;
}

/** Of each language; marks above and below Indian letters want room. */
export const HEADINGS: Readonly<Record<LanguageCode, Heading>> = {
  en: { size: 96, lineHeight: 104, baseline: 358 },
  gu: { size: 100, lineHeight: 124, baseline: 366 },
  hi: { size: 106, lineHeight: 132, baseline: 374 },
};
