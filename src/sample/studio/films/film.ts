import { palette, type Ground } from '#/sample/studio/palette.ts';
import { rect } from '#/sample/studio/shapes.ts';

export interface Film {
  seconds: number;
  /** The second of the film whose frame is its poster. */
  posterAt: number;
  frame: (second: number) => string;
}

/** One frame of a film, 16:9, drawn on 1600 × 900 units. */
export const filmFrame = (ground: Ground, drawing: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1280" height="720">' +
  rect(0, 0, 1600, 900, { fill: palette[ground], width: 0 }) +
  drawing +
  '</svg>';

/** The progress from 0 to 1 between two moments, with a soft start and end. */
export function progress(second: number, from: number, to: number) {
  const part = Math.min(1, Math.max(0, (second - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** Like `progress`, but it overshoots a little and comes back, like an object that is put down. */
export function settle(second: number, from: number, to: number) {
  const part = Math.min(1, Math.max(0, (second - from) / (to - from))) - 1;
  return 1 + 2.7 * part ** 3 + 1.7 * part ** 2;
}
