import { chilli, coriander, onion, sesame } from '~/sample-api/drawing/garnish';
import { palette } from '~/sample-api/drawing/palette';
import { dot, ellipse, n, path, place, random, scatter } from '~/sample-api/drawing/shapes';

const pile = (at: [number, number, number][], draw: (index: number) => string) =>
  at.map(([x, y, turn], index) => place(draw(index), { x, y, turn })).join('');

interface Fritter {
  r: number;
  fill: string;
  light: string;
  seed: number;
}

/** A ball with a ragged edge, as dropped from the fingers. */
function fritter({ r, fill, light, seed }: Fritter) {
  const next = random(seed);
  const bumps = Array.from({ length: 11 }, (_, index) => {
    const angle = ((index + 0.5 * next()) / 11) * 2 * Math.PI;
    return {
      x: Math.cos(angle) * r * 0.74,
      y: Math.sin(angle) * r * 0.62,
      size: r * (0.24 + next() * 0.1),
    };
  });
  const balls = (grow: number, color: string) =>
    bumps.map(({ x, y, size }) => dot(x, y, size + grow, color)).join('');
  return (
    balls(12, palette.mitti) +
    balls(0, fill) +
    ellipse(0, 0, r * 0.84, r * 0.72, { fill, width: 0 }) +
    scatter({ count: 7, rx: r * 0.5, ry: r * 0.4, seed: seed + 50 }, ({ x, y }) =>
      path(`M${n(x - 16)} ${n(y)}q16-18 32 0`, { stroke: light, width: 9 }),
    )
  );
}

const HEAP: [number, number, number][] = [
  [-210, -60, 0],
  [0, -120, 20],
  [210, -60, -20],
  [-110, 30, 8],
  [110, 20, -8],
  [-230, 90, 30],
  [240, 90, 12],
  [0, 120, 0],
];

const greenFlecks = (seed: number) =>
  scatter({ count: 12, rx: 70, ry: 60, seed }, (at, next) =>
    place(ellipse(0, 0, 13, 6, { fill: palette.limdo, width: 0 }), { ...at, turn: next() * 180 }),
  );

/** Six methi na gota, dark green and gold. */
export const gota = () =>
  pile(
    HEAP.slice(0, 7),
    (index) =>
      fritter({ r: 118, fill: '#a8792c', light: palette.haldar, seed: index + 70 }) +
      greenFlecks(index + 5),
  );

/** Dal vada with onion and chillies. */
export const dalVada = () =>
  pile(HEAP, (index) =>
    fritter({ r: 112, fill: palette.crust, light: palette.besan, seed: index + 31 }),
  ) +
  onion({ x: -320, y: 150, turn: -10 }) +
  onion({ x: -250, y: 186, turn: 14 }) +
  chilli({ x: 270, y: 190, turn: 12, scale: 0.9 });

/** A kachori: a ball whose pleats meet at the top. */
export const kachoriBall = (r = 150) =>
  ellipse(0, 0, r, r * 0.86, { fill: palette.crust, width: 12 }) +
  path(
    `M${n(-r * 0.78)} ${n(-r * 0.1)}C${n(-r * 0.6)} ${n(-r * 0.5)} ${n(-r * 0.4)} ${n(-r * 0.62)} ${n(-r * 0.2)} ${n(-r * 0.68)}`,
    {
      stroke: palette.besan,
      width: 14,
    },
  ) +
  [-0.62, -0.32, 0, 0.32, 0.62]
    .map((part) =>
      path(
        `M0 ${n(-r * 0.74)}Q${n(part * r * 0.9)} ${n(-r * 0.46)} ${n(part * r)} ${n(-r * 0.04)}`,
        {
          width: 7,
        },
      ),
    )
    .join('') +
  ellipse(0, -r * 0.76, r * 0.16, r * 0.1, { fill: palette.besan, width: 8 });

/** The broken half of a lilva kachori: a shell round green filling. */
const openKachori = () =>
  path('M-160-10C-150 120 150 120 160-10Z', { fill: palette.crust, width: 12 }) +
  ellipse(0, -10, 160, 84, { fill: palette.besan, width: 12 }) +
  ellipse(0, -8, 128, 62, { fill: palette.limdo, width: 5 }) +
  scatter({ count: 34, rx: 108, ry: 46, seed: 19 }, ({ x, y }) =>
    ellipse(x, y - 8, 19, 16, { fill: palette.herb, stroke: palette.limdo, width: 4 }),
  );

/** Three lilva kachori, one broken open. */
export const kachori = () =>
  place(kachoriBall(170), { x: -210, y: -30 }) +
  place(kachoriBall(170), { x: 150, y: -90 }) +
  place(openKachori(), { x: 60, y: 130 }) +
  sesame({ count: 10, rx: 330, ry: 170, seed: 88 }) +
  coriander({ x: -110, y: 170, turn: 24 });
