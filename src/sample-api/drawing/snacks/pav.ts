import { chilli, coriander, onion, pomegranate, sevThreads } from '~/sample-api/drawing/garnish';
import { palette } from '~/sample-api/drawing/palette';
import { disc, ellipse, n, path, place, scatter, type Point } from '~/sample-api/drawing/shapes';

/** The upper half of a pav: a soft bun with a shine. */
const bunTop = (r: number) =>
  path(
    `M${n(-r)} 0C${n(-r * 1.04)} ${n(-r * 0.72)} ${n(-r * 0.5)} ${n(-r * 0.86)} 0 ${n(-r * 0.86)}S${n(r * 1.04)} ${n(-r * 0.72)} ${n(r)} 0C${n(r * 0.6)} ${n(r * 0.28)} ${n(-r * 0.6)} ${n(r * 0.28)} ${n(-r)} 0Z`,
    { fill: palette.crust, width: 12 },
  ) +
  path(
    `M${n(-r * 0.72)} ${n(-r * 0.3)}C${n(-r * 0.6)} ${n(-r * 0.6)} ${n(-r * 0.3)} ${n(-r * 0.68)} ${n(-r * 0.02)} ${n(-r * 0.7)}`,
    { stroke: palette.besan, width: r * 0.09 },
  );

const bunBottom = (r: number) =>
  path(
    `M${n(-r)} 0C${n(-r * 0.6)} ${n(r * 0.3)} ${n(r * 0.6)} ${n(r * 0.3)} ${n(r)} 0V${n(r * 0.3)}C${n(r * 0.9)} ${n(r * 0.66)} ${n(-r * 0.9)} ${n(r * 0.66)} ${n(-r)} ${n(r * 0.3)}Z`,
    { fill: '#eab765', width: 12 },
  );

/** Dabeli: a pav with a full seam of potato, peanuts, pomegranate and sev. */
export const dabeli = () => {
  const r = 290;
  return (
    place(bunBottom(r), { x: 0, y: 70 }) +
    path('M-300 60C-190 160 190 160 300 60C250-10-250-10-300 60Z', {
      fill: palette.brown,
      width: 10,
    }) +
    place(sevThreads({ count: 18, rx: 230, ry: 34, seed: 13 }), { x: 0, y: 92 }) +
    place(pomegranate({ count: 16, rx: 240, ry: 36, seed: 25 }), { x: 0, y: 96 }) +
    scatter({ count: 9, rx: 230, ry: 28, seed: 44 }, ({ x, y }) =>
      ellipse(x, y + 96, 22, 16, { fill: palette.syrup, width: 5 }),
    ) +
    place(bunTop(r), { x: 0, y: 20 }) +
    coriander({ x: -270, y: 120, turn: -20, scale: 0.9 }) +
    place(pomegranate({ count: 7, rx: 90, ry: 26, seed: 3 }), { x: 330, y: 190 })
  );
};

/** Vada pav: a yellow ball in a bun, a fried chilli on top. */
export const vadaPav = () =>
  place(bunBottom(300), { x: 0, y: 90 }) +
  path('M-296 86C-180 170 180 170 296 86C240 30-240 30-296 86Z', {
    fill: palette.majith,
    width: 8,
  }) +
  ellipse(0, 30, 224, 150, { fill: palette.haldar, width: 12 }) +
  path('M-170 20C-150-60-90-90-30-100', { stroke: palette.besan, width: 20 }) +
  scatter({ count: 14, rx: 170, ry: 90, seed: 10 }, ({ x, y }) =>
    path(`M${n(x - 12)} ${n(y + 30)}q12-12 24 0`, { stroke: palette.crust, width: 7 }),
  ) +
  place(bunTop(300), { x: 10, y: -60, turn: -7 }) +
  chilli({ x: 40, y: -330, turn: 12, scale: 1.25 });

const swirl = (color: string, at: Point) =>
  place(
    path('M-190 0C-140-60-90 60-40 0S60 60 110 0S180-30 200 6', { stroke: color, width: 22 }),
    at,
  );

/** Ragda pattice: two patties under peas and two chutneys. */
export const ragda = () =>
  disc(0, 30, 420, { fill: '#e3b052', width: 8 }) +
  [-170, 160]
    .map(
      (x) =>
        ellipse(x, 14, 180, 112, { fill: palette.brown, width: 10 }) +
        ellipse(x, -14, 180, 108, { fill: palette.crust, width: 10 }) +
        path(`M${n(x - 120)} -30q60-60 150-52`, { stroke: palette.besan, width: 16 }),
    )
    .join('') +
  scatter({ count: 60, rx: 380, ry: 190, seed: 55 }, ({ x, y }) =>
    ellipse(x, y + 60, 24, 20, { fill: '#f2dfa4', width: 5 }),
  ) +
  swirl(palette.limdo, { x: -40, y: -20 }) +
  swirl(palette.majith, { x: 60, y: 60 }) +
  place(sevThreads({ count: 20, rx: 150, ry: 60, seed: 66 }), { x: 0, y: 10 }) +
  onion({ x: -150, y: 130 }) +
  coriander({ x: 40, y: -30, turn: -16 });
