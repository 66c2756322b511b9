import { palette } from '#/sample/studio/palette.ts';
import { disc, ellipse, place, scatter } from '#/sample/studio/shapes.ts';

/** One thepla lying flat, with its brown spots and green flecks. */
export const theplaDisc = (r: number, seed: number) =>
  disc(0, 16, r, { fill: palette.brown, width: 8 }) +
  disc(0, 0, r, { fill: '#e6b65c' }) +
  scatter({ count: 16, rx: r * 0.8, seed }, ({ x, y }, next) =>
    disc(x, y, 10 + next() * 16, { fill: palette.crust, width: 0 }),
  ) +
  scatter({ count: 22, rx: r * 0.84, seed: seed + 9 }, (at, next) =>
    place(ellipse(0, 0, 15, 7, { fill: palette.limdo, width: 0 }), { ...at, turn: next() * 180 }),
  );
