import { palette } from '~/sample-api/drawing/palette';
import { disc, ellipse, path, place, scatter } from '~/sample-api/drawing/shapes';

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

const foldedThepla = () =>
  path('M-190 70A300 180 0 0 1 200-60L-10 150Z', { fill: '#e6b65c' }) +
  path('M-190 96A300 180 0 0 0-10 176L200-34', { width: 7 }) +
  place(
    scatter({ count: 14, rx: 110, ry: 70, seed: 77 }, (at, next) =>
      place(ellipse(0, 0, 15, 7, { fill: palette.limdo, width: 0 }), { ...at, turn: next() * 180 }),
    ),
    { x: 0, y: 30 },
  );

/** Thepla: a stack of discs with a folded one on top. */
export const thepla = () =>
  [90, 60, 30, 0].map((y, index) => place(theplaDisc(310, index * 7 + 2), { x: 0, y })).join('') +
  place(foldedThepla(), { x: 10, y: -40 });

/** Khakhra: crisp blistered discs, standing on each other. */
export const khakhra = () =>
  [60, 20, -20, -60]
    .map((y, index) =>
      place(
        disc(0, 10, 300, { fill: palette.brown, width: 6 }) +
          disc(0, 0, 300, { fill: '#e9c372' }) +
          scatter({ count: 26, rx: 250, seed: index + 40 }, ({ x, y: at }, next) =>
            disc(x, at, 8 + next() * 20, { fill: palette.crust, width: 3 }),
          ),
        { x: (index % 2) * 30 - 15, y },
      ),
    )
    .join('');
