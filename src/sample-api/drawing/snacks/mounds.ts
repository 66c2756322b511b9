import { coriander, pomegranate, sevThreads } from '~/sample-api/drawing/garnish';
import { palette } from '~/sample-api/drawing/palette';
import { disc, ellipse, FLAT, n, path, place, polygon, scatter } from '~/sample-api/drawing/shapes';
import { block } from './blocks';

/** A low mound with its lit side to the upper left. */
const mound = (rx: number, height: number, base: string, light: string) =>
  path(
    `M${n(-rx)} 0C${n(-rx * 0.8)} ${n(-height)} ${n(-rx * 0.3)} ${n(-height * 1.2)} 0 ${n(-height * 1.2)}S${n(rx * 0.8)} ${n(-height)} ${n(rx)} 0A${n(rx)} ${n(rx * FLAT * 0.9)} 0 0 1 ${n(-rx)} 0Z`,
    { fill: base },
  ) +
  path(
    `M${n(-rx * 0.84)} ${n(-height * 0.1)}C${n(-rx * 0.66)} ${n(-height * 0.8)} ${n(-rx * 0.34)} ${n(-height)} ${n(-rx * 0.06)} ${n(-height * 1.04)}`,
    { stroke: light, width: rx * 0.07 },
  );

/** Sev khamani: crumbs under a roof of sev, with pomegranate. */
export const sevKhamani = () =>
  mound(330, 190, palette.haldar, palette.besan) +
  scatter({ count: 60, rx: 300, ry: 110, seed: 30 }, ({ x, y }, next) =>
    disc(x, y + 40, 10 + next() * 16, { fill: palette.besan, width: 4 }),
  ) +
  place(sevThreads({ count: 46, rx: 210, ry: 110, seed: 12 }), { x: 0, y: -90 }) +
  place(pomegranate({ count: 20, rx: 230, ry: 120, seed: 9 }), { x: 0, y: -70 }) +
  coriander({ x: -20, y: -200, turn: -12, scale: 1.2 });

/** Surti locho: a loose, buttery heap with sev, onion and a pat of butter. */
export const locho = () =>
  scatter({ count: 58, rx: 330, ry: 150, seed: 27 }, ({ x, y }, next) => {
    const r = 50 + next() * 34;
    return (
      ellipse(x, y, r, r * 0.7, { fill: palette.besan }) +
      path(
        `M${n(x - r * 0.5)} ${n(y - r * 0.1)}q${n(r * 0.3)} ${n(-r * 0.34)} ${n(r * 0.7)} ${n(-r * 0.26)}`,
        {
          stroke: palette.cream,
          width: 10,
        },
      )
    );
  }) +
  place(sevThreads({ count: 34, rx: 210, ry: 80, seed: 3 }), { x: -10, y: -40 }) +
  scatter({ count: 26, rx: 290, ry: 120, seed: 41 }, ({ x, y }) =>
    polygon(
      [
        { x: x - 12, y },
        { x, y: y - 10 },
        { x: x + 14, y: y - 2 },
        { x: x + 2, y: y + 10 },
      ],
      { fill: '#f3dbe6', stroke: palette.rani, width: 3 },
    ),
  ) +
  place(block(62, 30, { top: '#fff1b0', left: '#fbe07c', right: '#efc95c' }), { x: 10, y: -130 }) +
  coriander({ x: 150, y: -70, turn: 30 });
