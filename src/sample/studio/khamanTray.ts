import { coriander } from './garnish.ts';
import { palette } from './palette.ts';
import { dot, FLAT, n, path, place, polygon, scatter, type Point } from './shapes.ts';

type Cut = readonly [Point, Point];

const HALF = 640;
/** The rim of the tray, as a share of its side. */
const EDGE = 0.04;

/** A point on the tray, by its position along both sides (0 to 1) from the far corner. */
const corner = (along: number, across: number): Point => ({
  x: 800 + (along - across) * HALF,
  y: 600 + (along + across - 1) * HALF * FLAT,
});

/** The cuts, in order. */
export const CUTS: Cut[] = [
  ...[0.2, 0.4, 0.6, 0.8].map((part): Cut => [corner(part, EDGE), corner(part, 1 - EDGE)]),
  ...[0.2, 0.4, 0.6, 0.8].map((part): Cut => [corner(EDGE, part), corner(1 - EDGE, part)]),
];

/** A whole tray of khaman, not cut yet. */
export const tray = () => {
  const corners = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
  const shade = '#16305c';
  return (
    place(polygon(corners, { fill: shade, stroke: shade, width: 60 }), { x: 30, y: 70 }) +
    place(polygon(corners, { fill: palette.steel, stroke: palette.rekha, width: 70 }), {
      x: 0,
      y: 40,
    }) +
    polygon(corners, { fill: palette.besan, stroke: palette.aabhla, width: 56 })
  );
};

/** The position of the knife when a part of a cut is made. */
export const alongCut = ([from, to]: Cut, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

export const cutLine = (cut: Cut, part: number) => {
  const [{ x, y }] = cut;
  const end = alongCut(cut, part);
  return path(`M${n(x)} ${n(y)}L${n(end.x)} ${n(end.y)}`, { stroke: '#d99a17', width: 9 });
};

/** Mustard seed and coriander over the tray; `share` of them has fallen. */
export const trayGarnish = (share = 1) =>
  scatter({ count: 150, rx: 560, ry: 330, seed: 6 }, ({ x, y }, next) =>
    next() < share && Math.abs(x) / 600 + Math.abs(y) / 350 < 1
      ? dot(800 + x, 600 + y, 7, palette.ink)
      : '',
  ) +
  scatter({ count: 14, rx: 420, ry: 230, seed: 16 }, ({ x, y }, next) =>
    next() < share ? coriander({ x: 800 + x, y: 600 + y, scale: 0.9, turn: x }) : '',
  );

/** A knife whose tip is at 0, 0. */
export const knife = () =>
  path('M0 0L380 220Q430 290 370 290L-30 40Z', { fill: palette.aabhla, stroke: palette.rekha }) +
  path('M380 220L550 320L520 380L360 290Z', { fill: palette.mitti, stroke: palette.ink });
