import { alongCut, CUTS, cutLine, knife, tray, trayGarnish } from '#/sample/studio/khamanTray.ts';
import { enamel, shadow } from '#/sample/studio/plates.ts';
import { place } from '#/sample/studio/shapes.ts';
import { khaman as khamanSquares } from '#/sample/studio/snacks/blocks.ts';
import { filmFrame, progress, settle, type Film } from './film.ts';

const FIRST_CUT_S = 0.5;
const CUT_EVERY_S = 0.42;
const GARNISH_S = 4.2;
const PLATE_S = 5.6;

const cutStart = (index: number) => FIRST_CUT_S + index * CUT_EVERY_S;
const plate =
  shadow('gali', { x: 0, y: 0 }, 420) +
  enamel(0, 0, 420) +
  place(khamanSquares(), { x: 0, y: -10, scale: 0.86 });

const cuts = (second: number) =>
  CUTS.map((cut, index) => {
    const part = progress(second, cutStart(index), cutStart(index) + 0.34);
    return part === 0 ? '' : cutLine(cut, part);
  }).join('');

/** The knife at the end of the current cut, or on its way out. */
function movingKnife(second: number) {
  const index = Math.min(
    CUTS.length - 1,
    Math.max(0, Math.floor((second - FIRST_CUT_S) / CUT_EVERY_S)),
  );
  const [first] = CUTS;
  const cut = CUTS[index] ?? first;
  if (!cut) return '';
  const { x, y } = alongCut(cut, progress(second, cutStart(index), cutStart(index) + 0.34));
  const away =
    1 - progress(second, 0, FIRST_CUT_S) + progress(second, GARNISH_S - 0.3, GARNISH_S + 0.3);
  return away >= 1 ? '' : place(knife(), { x: x + away * 900, y: y + away * 520 });
}

/** A tray of khaman is cut, garnished and served. */
export const khaman: Film = {
  seconds: 7.4,
  posterAt: 5.4,
  frame: (second) =>
    filmFrame(
      'gali',
      place(
        tray() +
          cuts(second) +
          trayGarnish(progress(second, GARNISH_S, GARNISH_S + 1)) +
          movingKnife(second),
        { x: 160, y: -50, scale: 0.8 },
      ) +
        (second < PLATE_S
          ? ''
          : place(plate, { x: 1000, y: 520 + 700 * (1 - settle(second, PLATE_S, PLATE_S + 0.8)) })),
    ),
};
