import { palette } from '#/lib/palette.ts';

/** The size and colour of a drawn text. */
export interface Frame {
  /** In units of the drawing; taller letters are scaled down. */
  height: number;
  fontSize: number;
  fill: string;
}

/** The name beside the logo's mark. */
export const WORDMARK: Frame = { height: 92, fontSize: 104, fill: palette.ink };

/** A word that is an ornament. */
export const WORD: Frame = { height: 96, fontSize: 85, fill: 'currentColor' };
