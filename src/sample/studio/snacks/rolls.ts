import { coconut, coriander, mustard, sesame } from '#/sample/studio/garnish.ts';
import { palette } from '#/sample/studio/palette.ts';
import { disc, ellipse, path, place, spiral } from '#/sample/studio/shapes.ts';

/** One roll of khandvi: a short cylinder with its curl towards us. */
const khandviRoll = () =>
  path('M-118-62L74-116A70 62 0 0 1 118 2L-60 66Z', { fill: palette.haldar }) +
  path('M-90-58L70-104', { stroke: palette.besan, width: 16 }) +
  ellipse(-88, 2, 62, 70, { fill: palette.besan }) +
  place(path(spiral(50, 2.4, { flat: 1.1, inner: 0.1 }), { width: 8 }), { x: -88, y: 2 });

/** Khandvi stacked three, two, one. */
export const khandvi = () =>
  [
    [-220, 90],
    [10, 120],
    [240, 90],
    [-110, -20],
    [130, -20],
    [16, -140],
  ]
    .map(([x = 0, y = 0]) => place(khandviRoll(), { x, y }))
    .join('') +
  coconut({ count: 26, rx: 300, ry: 150, seed: 4 }) +
  mustard({ count: 22, rx: 300, ry: 150, seed: 8 }) +
  coriander({ x: 60, y: -190, turn: 15 }) +
  coriander({ x: -200, y: 40, turn: -30, scale: 0.8 });

const patraSlice = () =>
  disc(0, 22, 132, { fill: palette.ink, stroke: palette.ink }) +
  disc(0, 0, 132, { fill: palette.limdo, stroke: palette.ink }) +
  path(spiral(112, 3.2), { stroke: palette.haldar, width: 15 }) +
  sesame({ count: 5, rx: 90, seed: 17 });

/** Eight slices of patra, leaning on each other. */
export const patra = () =>
  [
    [-250, -70],
    [-20, -130],
    [220, -80],
    [-150, 20],
    [90, -10],
    [310, 60],
    [-60, 130],
    [170, 130],
  ]
    .map(([x = 0, y = 0], index) => place(patraSlice(), { x, y, turn: (index % 3) * 6 - 6 }))
    .join('') +
  mustard({ count: 18, rx: 310, seed: 2 }) +
  coconut({ count: 14, rx: 280, seed: 6 });
