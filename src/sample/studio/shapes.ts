import { palette } from './palette.ts';

export interface Point {
  x: number;
  y: number;
}

/** The height of a circle on the table, as a share of its width, seen from 36° above. */
export const FLAT = 0.6;
const OUTLINE = 9;
const STEPS_PER_TURN = 32;

interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
}

/** Prints a number with one decimal, which keeps drawings small. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

const paint = ({ fill = 'none', stroke = palette.mitti, width = OUTLINE }: Paint) =>
  `fill="${fill}"` +
  (width > 0
    ? ` stroke="${stroke}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round"`
    : '');

export const path = (d: string, options: Paint = {}) => `<path d="${d}" ${paint(options)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, options: Paint = {}) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${paint(options)}/>`;

/** A circle lying on the table. */
export const disc = (x: number, y: number, r: number, options: Paint = {}) =>
  ellipse(x, y, r, r * FLAT, options);

export const dot = (x: number, y: number, r: number, fill: string) =>
  ellipse(x, y, r, r, { fill, width: 0 });

export const rect = (x: number, y: number, w: number, h: number, options: Paint = {}) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${paint(options)}/>`;

export const polygon = (points: Point[], options: Paint = {}) =>
  path(`M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`, options);

/** A soft cord along a path: first the outline, then the colour on top. */
export const tube = (d: string, fill: string, width: number, stroke = palette.mitti) =>
  path(d, { stroke, width: width + OUTLINE * 1.6 }) + path(d, { stroke: fill, width });

export const place = (
  drawing: string,
  { x, y, scale = 1, turn = 0 }: Point & { scale?: number; turn?: number },
) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${
    scale === 1 ? '' : ` scale(${String(Math.round(scale * 1000) / 1000)})`
  }">${drawing}</g>`;

/** Repeatable random numbers from 0 to 1 (mulberry32). */
export function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws `count` things inside an ellipse, from back to front. */
export function scatter(
  { count, rx, ry = rx * FLAT, seed }: { count: number; rx: number; ry?: number; seed: number },
  draw: (at: Point, next: () => number) => string,
) {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const angle = next() * 2 * Math.PI;
    const distance = Math.sqrt(next());
    return { x: Math.cos(angle) * distance * rx, y: Math.sin(angle) * distance * ry };
  })
    .sort((a, b) => a.y - b.y)
    .map((point) => draw(point, next))
    .join('');
}

/** A spiral on the table, from outside to inside. */
export function spiral(r: number, turns: number, { flat = FLAT, inner = 0.12 } = {}) {
  const steps = Math.round(turns * STEPS_PER_TURN);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / STEPS_PER_TURN) * 2 * Math.PI;
    const radius = r * (1 - (1 - inner) * (step / steps));
    return `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius * flat)}`;
  });
  return `M${points.join('L')}`;
}
