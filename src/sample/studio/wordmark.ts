import { LETTERS, WORDMARK_PATH } from './wordmarkPath.ts';
import { place } from './shapes.ts';

/** The brand's name as outlines, centred on a point. */
export const wordmark = (x: number, y: number, width: number, fill: string) => {
  const scale = width / LETTERS.width;
  return place(`<path fill="${fill}" d="${WORDMARK_PATH}"/>`, {
    x: x - width / 2,
    y: y - (LETTERS.height * scale) / 2,
    scale,
  });
};
