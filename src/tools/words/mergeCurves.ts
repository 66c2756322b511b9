import { pointAt, type Contour, type Point, type Segment } from './outline.ts';

const SAMPLES = [0.25, 0.5, 0.75, 1];

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });
const cross = (one: Point, other: Point) => one.x * other.y - one.y * other.x;
const dot = (one: Point, other: Point) => one.x * other.x + one.y * other.y;
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The intersection of the tangents at a curve's start and end, if they meet in front of both. */
function meetingPoint(from: Point, away: Point, to: Point, towards: Point): Point | undefined {
  const turn = cross(away, towards);
  if (turn === 0) return undefined;
  const along = cross(minus(to, from), towards) / turn;
  const meeting = { x: from.x + away.x * along, y: from.y + away.y * along };
  return along > 0 && dot(minus(to, meeting), towards) > 0 ? meeting : undefined;
}

/** The largest distance of the points from a curve. */
function deviation(points: readonly Point[], curve: Segment): number {
  const steps = Array.from({ length: 33 }, (_, index) => pointAt(curve, index / 32));
  return Math.max(
    ...points.map((point) => Math.min(...steps.map((step) => distance(point, step)))),
  );
}

/** One curve in place of several adjacent ones, if it stays within `tolerance` of them. */
function mergeRun(run: readonly Segment[], tolerance: number): Segment | undefined {
  const [first, last] = [run[0], run.at(-1)];
  if (!first?.control || !last?.control) return undefined;
  const away = minus(first.control, first.from);
  const control = meetingPoint(first.from, away, last.to, minus(last.to, last.control));
  if (!control) return undefined;
  const merged = { from: first.from, control, to: last.to };
  const points = run.flatMap((segment) => SAMPLES.map((t) => pointAt(segment, t)));
  return deviation(points, merged) <= tolerance ? merged : undefined;
}

/** The same outline with fewer segments, within `tolerance`. */
export function mergeCurves(contour: Contour, tolerance: number): Segment[] {
  const merged: Segment[] = [];
  for (let start = 0; start < contour.length;) {
    const rest = contour.slice(start);
    const isLine = (segment: Segment) => segment.control === undefined;
    const end = rest.findIndex(isLine);
    const curves = end === -1 ? rest : rest.slice(0, end);
    let length = curves.length;
    let found: Segment | undefined;
    while (length > 1 && !(found = mergeRun(curves.slice(0, length), tolerance))) length -= 1;
    const segment = found ?? contour[start];
    if (segment) merged.push(segment);
    start += Math.max(length, 1);
  }
  return merged;
}
