import { expect, test } from 'vitest';
import { mergeCurves } from '#/tools/words/mergeCurves.ts';
import type { Segment } from '#/tools/words/outline.ts';
import { pathData } from '#/tools/words/pathData.ts';

const SQUARE: Segment[] = [
  { from: { x: 2, y: 3 }, to: { x: 12, y: 3 } },
  { from: { x: 12, y: 3 }, to: { x: 12, y: 8 } },
  { from: { x: 12, y: 8 }, to: { x: 2, y: 9 } },
  { from: { x: 2, y: 9 }, to: { x: 2, y: 3 } },
];
/** A quarter of a circle, as two curves. */
const QUARTER: Segment[] = [
  { from: { x: 0, y: 0 }, control: { x: 41, y: 0 }, to: { x: 71, y: 29 } },
  { from: { x: 71, y: 29 }, control: { x: 100, y: 59 }, to: { x: 100, y: 100 } },
];

test('writes closed lines in whole units and relative steps', () => {
  expect(pathData([SQUARE, SQUARE])).toBe('M2 3h10v5l-10 1v-6zm0 0h10v5l-10 1v-6z');
});

test('does not add up what rounding takes', () => {
  const from = { x: 0, y: 0 };
  const points = [0.4, 0.8, 1.2, 1.6, 2].map((x) => ({ x, y: 10 * x }));
  const steps = points.map((to, index) => ({ from: points[index - 1] ?? from, to }));
  expect(pathData([steps])).toBe('M0 0l0 4l1 4l0 4l1 4l0 4z'.replaceAll('l0 ', 'v'));
});

test('makes one curve of several that are nearly one, and no more than that', () => {
  expect(mergeCurves(QUARTER, 8)).toEqual([
    { from: { x: 0, y: 0 }, control: { x: 100, y: 0 }, to: { x: 100, y: 100 } },
  ]);
  expect(mergeCurves(QUARTER, 1)).toEqual(QUARTER);
});

test('keeps lines and corners', () => {
  expect(mergeCurves(SQUARE, 5)).toEqual(SQUARE);
});
