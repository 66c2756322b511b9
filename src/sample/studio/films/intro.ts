import { festiveColor } from '#/sample/studio/festiveColors.ts';
import { palette } from '#/sample/studio/palette.ts';
import { emptyThali, thaliItems } from '#/sample/studio/pictures/tables.ts';
import { dot, path, place, rect } from '#/sample/studio/shapes.ts';
import { wordmark } from '#/sample/studio/wordmark.ts';
import { filmFrame, progress, settle, type Film } from './film.ts';

const FIRST_ITEM_S = 0.9;
const ITEM_EVERY_S = 0.5;
const SIGN_S = 6;

const items = thaliItems.map(({ draw, ...at }) => ({ ...at, drawing: draw() }));

/** The thali with the snacks that are on it at this second. */
const filling = (second: number) =>
  emptyThali() +
  items
    .map(({ drawing, x, y, scale }, index) => {
      const start = FIRST_ITEM_S + index * ITEM_EVERY_S;
      if (second < start) return '';
      const size = scale * settle(second, start, start + 0.45);
      const fall = (1 - progress(second, start, start + 0.3)) * -160;
      return place(drawing, { x, y: y + fall, scale: size });
    })
    .join('');

const toran = (drop: number) =>
  Array.from({ length: 14 }, (_, index) => {
    const x = index * 120 - 20;
    return (
      path(`M${x} 0h120l-60 130z`, { fill: festiveColor(index), stroke: palette.ink }) +
      dot(x + 60, 40, 15, palette.aabhla)
    );
  })
    .map((pennant) => place(pennant, { x: 0, y: drop }))
    .join('');

/** The sign at the end of the film: the brand's name on indigo under a toran. */
const sign = (second: number) => {
  const rise = progress(second, SIGN_S, SIGN_S + 0.7);
  if (rise === 0) return '';
  return (
    place(rect(0, 0, 1600, 900, { fill: palette.gali, width: 0 }), { x: 0, y: 900 * (1 - rise) }) +
    toran(-150 + 150 * progress(second, SIGN_S + 0.5, SIGN_S + 1)) +
    place(wordmark(0, 0, 1050, palette.haldar), {
      x: 800,
      y: 470 + 700 * (1 - settle(second, SIGN_S + 0.3, SIGN_S + 1)),
    })
  );
};

/** A thali fills up with nine snacks, and then the name appears over it. */
export const intro: Film = {
  seconds: 8.4,
  posterAt: 5.9,
  frame: (second) =>
    filmFrame(
      'gali',
      place(filling(second), {
        x: 200,
        y: -35 + 900 * (1 - settle(second, 0, 0.7)),
        scale: 0.75,
      }) + sign(second),
    ),
};
