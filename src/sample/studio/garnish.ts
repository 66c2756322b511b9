import { palette } from './palette.ts';
import { dot, ellipse, path, place, scatter, tube, type Point } from './shapes.ts';

interface Spread {
  count: number;
  rx: number;
  ry?: number;
  seed: number;
}

export const mustard = (spread: Spread) =>
  scatter(spread, ({ x, y }) => dot(x, y, 6.5, palette.ink));

export const sesame = (spread: Spread) =>
  scatter(spread, (at, next) =>
    place(ellipse(0, 0, 11, 6, { fill: palette.cream, width: 2.5 }), { ...at, turn: next() * 180 }),
  );

export const pepper = (spread: Spread) =>
  scatter(spread, ({ x, y }, next) => dot(x, y, 3 + next() * 3, palette.mitti));

export const coconut = (spread: Spread) =>
  scatter(spread, (at, next) =>
    place(path('M-13 0q13-6 26 0', { stroke: palette.rann, width: 6 }), {
      ...at,
      turn: next() * 180,
    }),
  );

/** A coriander leaf of three lobes. */
export const coriander = (at: Point & { turn?: number; scale?: number }) =>
  place(
    path(
      'M0 34C-4 20-6 14-4 6C-20 14-40 6-40-8C-40-18-30-22-24-18C-26-34-10-46 0-40C10-46 26-34 24-18C30-22 40-18 40-8C40 6 20 14 4 6C2 14 0 22 0 34Z',
      { fill: palette.leaf, stroke: palette.limdo, width: 5 },
    ) + path('M0 4V-24M0 0L-20-8M0 0L20-8', { stroke: palette.limdo, width: 3 }),
    at,
  );

/** A pointed curry leaf, lying to the right. */
export const curryLeaf = (at: Point & { turn?: number; scale?: number }) =>
  place(
    path('M-60 0C-30-30 30-28 62 0C30 26-30 28-60 0Z', {
      fill: palette.limdo,
      stroke: palette.ink,
      width: 4,
    }) + path('M-56 0H52', { stroke: palette.herb, width: 3 }),
    at,
  );

/** A green chilli with its stalk, lying to the right. */
export const chilli = (at: Point & { turn?: number; scale?: number }) =>
  place(
    path('M-96-6C-60-34 30-34 112 22C40 34-50 32-96 12Z', {
      fill: palette.leaf,
      stroke: palette.limdo,
      width: 6,
    }) +
      path('M-96 2C-112-4-122-14-126-28', { stroke: palette.limdo, width: 11 }) +
      path('M-60-8C-20-20 20-14 50 0', { stroke: palette.herb, width: 7 }),
    at,
  );

/** Crossing threads of sev over a mound. */
export const sevThreads = (spread: Spread, color = palette.haldar) =>
  scatter(spread, (at, next) => {
    const bend = 20 + next() * 40;
    return place(tube(`M-44 0Q0 ${-bend} 44 ${next() * 16 - 8}`, color, 8), {
      ...at,
      turn: next() * 360,
    });
  });

export const onion = (at: Point & { turn?: number; scale?: number }) =>
  place(
    path('M-52 14C-44-26 44-26 52 14', { stroke: palette.rani, width: 16 }) +
      path('M-52 14C-44-26 44-26 52 14', { stroke: '#f3dbe6', width: 9 }),
    at,
  );
