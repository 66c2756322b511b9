import { chilli, pepper } from '#/sample/studio/garnish.ts';
import { palette } from '#/sample/studio/palette.ts';
import { n, path, place, scatter, spiral, tube } from '#/sample/studio/shapes.ts';

/** A spiral cord of jalebi with a light edge. */
export const jalebiCoil = (r = 190, seed = 1) => {
  const d = spiral(r, 3 + (seed % 3) * 0.2, { inner: 0.14 });
  return (
    tube(d, palette.syrup, r * 0.19) +
    place(path(d, { stroke: palette.besan, width: r * 0.045 }), { x: -r * 0.02, y: -r * 0.035 })
  );
};

const pile = (at: [number, number, number][], draw: (index: number) => string) =>
  at.map(([x, y, turn], index) => place(draw(index), { x, y, turn })).join('');

/** One fafda: a wide ribbon with a wave in it. */
const fafdaRibbon = (length: number) => {
  const step = length / 4;
  const edge = `q${n(step / 2)}-34 ${n(step)} 0t${n(step)} 0t${n(step)} 0t${n(step)} 0`;
  const back = `q${n(-step / 2)} 34 ${n(-step)} 0t${n(-step)} 0t${n(-step)} 0t${n(-step)} 0`;
  return (
    path(`M${n(-length / 2)}-30${edge}l14 62${back}Z`, { fill: palette.besan }) +
    path(`M${n(-length / 2 + 20)}-4${edge}`, { stroke: palette.haldar, width: 12 }) +
    pepper({ count: 9, rx: length * 0.4, ry: 18, seed: Math.round(length) })
  );
};

const RIBBONS: [number, number, number][] = [
  [-60, -120, -14],
  [40, -70, 9],
  [-40, -20, -6],
  [30, 30, 13],
  [-20, 80, -4],
];

/** Grated papaya, cooked with turmeric. */
const sambharo = () =>
  scatter({ count: 60, rx: 130, ry: 74, seed: 23 }, (at, next) =>
    place(
      path(`M-34 0Q0 ${n(-24 * next())} 34 ${n(10 * next())}`, {
        stroke: [palette.herb, palette.besan, palette.haldar][Math.floor(next() * 3)] ?? '',
        width: 9,
      }),
      { ...at, turn: next() * 180 },
    ),
  );

/** Five fafda, stacked crosswise. */
export const fafdaRibbons = () => pile(RIBBONS, (index) => fafdaRibbon(600 - index * 16));

/** Crosswise stacked fafda, with sambharo and chillies beside it. */
export const fafda = () =>
  place(fafdaRibbons(), { x: -60, y: -10 }) +
  place(sambharo(), { x: 270, y: 110 }) +
  chilli({ x: -190, y: 180, turn: -8 }) +
  chilli({ x: -30, y: 206, turn: 10, scale: 0.9 });

const GATHIYA: [number, number, number][] = [
  [-190, 60, 24],
  [190, 70, -30],
  [-70, 110, 84],
  [90, 120, -70],
  [-150, -30, -34],
  [150, -40, 40],
  [0, 30, 12],
  [-60, -110, 62],
  [80, -120, -20],
  [0, -60, -58],
];

/** Vanela gathiya: thick twisted sticks with pepper. */
export const gathiya = () =>
  pile(
    GATHIYA,
    () =>
      tube('M-170 26C-120-54-60-40-10 6S110 70 170-20', palette.besan, 54) +
      path('M-150 10C-110-44-60-40-14 0', { stroke: palette.cream, width: 11 }) +
      pepper({ count: 8, rx: 120, ry: 18, seed: 7 }),
  ) + chilli({ x: 150, y: 190, turn: -14 });
