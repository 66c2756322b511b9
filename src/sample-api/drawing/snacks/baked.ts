import { sesame } from '~/sample-api/drawing/garnish';
import { palette } from '~/sample-api/drawing/palette';
import { disc, ellipse, path, place, scatter } from '~/sample-api/drawing/shapes';

/** Handvo: two wedges with a dark crust and sesame. */
export const handvo = () => {
  const wedge =
    path('M-250 20L210-130V-30L-250 130Z', { fill: palette.besan }) +
    path('M210-130L290 50V150L210-30Z', { fill: palette.haldar }) +
    path('M-250 20L290 50V150L-250 130Z', { fill: '#f0cf7c' }) +
    scatter({ count: 16, rx: 210, ry: 30, seed: 6 }, (at, next) =>
      place(ellipse(0, 0, 14, 6, { fill: palette.herb, width: 0 }), {
        x: at.x + 20,
        y: at.y + 92,
        turn: next() * 180,
      }),
    ) +
    path('M-250 20L210-130L290 50Z', { fill: palette.brown }) +
    path('M-250 20L290 50L290 76L-250 48Z', { fill: palette.crust, width: 5 }) +
    place(sesame({ count: 26, rx: 180, ry: 44, seed: 15 }), { x: 110, y: -20 });
  return (
    place(wedge, { x: -20, y: -110, scale: 0.96 }) + place(wedge, { x: 0, y: 110, scale: 1.04 })
  );
};

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
