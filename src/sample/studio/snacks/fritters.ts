import { chilli, onion } from '#/sample/studio/garnish.ts';
import { palette } from '#/sample/studio/palette.ts';
import { dot, ellipse, n, path, place, random, scatter } from '#/sample/studio/shapes.ts';

const pile = (at: [number, number, number][], draw: (index: number) => string) =>
  at.map(([x, y, turn], index) => place(draw(index), { x, y, turn })).join('');

interface Fritter {
  r: number;
  fill: string;
  light: string;
  seed: number;
}

/** A ball with a ragged edge, as if dropped by hand. */
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
