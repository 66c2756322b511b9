import type { Contour, Point } from './outline.ts';

const roundOf = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Joins numbers with as few characters as an SVG path allows: `12-3 4`. */
const join = (numbers: readonly number[]) =>
  numbers
    .map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : String(number)))
    .join('');

/** Outlines as SVG path data, in whole units and relative steps. */
export function pathData(contours: readonly Contour[]): string {
  let at: Point = { x: 0, y: 0 };
  const step = (to: Point): [number, number] => [to.x - at.x, to.y - at.y];
  const draw = ({ control, to }: Contour[number]): string => {
    const end = roundOf(to);
    const [x, y] = step(end);
    const bend = control && step(roundOf(control));
    at = end;
    if (bend) return `q${join([...bend, x, y])}`;
    if (x === 0 && y === 0) return '';
    if (y === 0) return `h${x}`;
    return x === 0 ? `v${y}` : `l${join([x, y])}`;
  };
  return contours
    .map((contour) => {
      const start = roundOf(contour[0]?.from ?? at);
      const move = `m${join(step(start))}`;
      at = start;
      const drawn = contour.map(draw).join('');
      at = start; // closing returns to the start
      return `${move}${drawn}z`;
    })
    .join('')
    .replace(/^m/, 'M');
}
