export interface Point {
  x: number;
  y: number;
}

/** A straight line, or with a control point a quadratic curve. */
export interface Segment {
  from: Point;
  control?: Point | undefined;
  to: Point;
}

/** A closed outline; each segment begins at the end of the last one. */
export type Contour = readonly Segment[];

/** The point of a segment at `t`, from 0 to 1. */
export function pointAt({ from, control, to }: Segment, t: number): Point {
  const middle = control ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return {
    x: a * from.x + b * middle.x + c * to.x,
    y: a * from.y + b * middle.y + c * to.y,
  };
}
