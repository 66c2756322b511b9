import { expect, test } from 'vitest';
import { dishResource } from '#/api/dishes.ts';
import { postResource } from '#/api/posts.ts';
import { readRows, wrapData, wrapSuccess } from './readRows.ts';

const TIMES = 16;

/** The shortest of some runs of each, taken in turn, as others use the machine too. */
function shortest(runs: (() => unknown)[]): number[] {
  const times = runs.map(() => Infinity);
  for (let round = 0; round < 5; round += 1) {
    for (const [index, run] of runs.entries()) {
      const start = performance.now();
      run();
      times[index] = Math.min(times[index] ?? Infinity, performance.now() - start);
    }
  }
  return times;
}

const dish = (field: object) => () =>
  readRows(dishResource, wrapSuccess([{ id: 1, foodName: 'Khaman', ...field }]));
const post = (field: object) => () =>
  readRows(postResource, wrapData([{ id: 1, title: 'Khaman', ...field }]));

test.each<[string, number, (size: number) => () => unknown]>([
  ['a price of many signs', 300, (size) => dish({ price: `9${' / -'.repeat(size)} x` })],
  ['a price of many blanks', 1200, (size) => dish({ price: `9${' '.repeat(size)}x` })],
  ['blanks in a text', 1200, (size) => post({ description: `a${' '.repeat(size)}b` })],
  ['blanks in a list', 1200, (size) => post({ tags: `a${' '.repeat(size)}b` })],
  ['unseen marks in a text', 1200, (size) => post({ title: `a${'\u200b'.repeat(size)}b` })],
  ['tags that are not closed', 5000, (size) => post({ description: '<b>'.repeat(size) })],
  ['tags that are not opened', 5000, (size) => post({ description: '<b></i>'.repeat(size) })],
  ['tags that are not finished', 5000, (size) => post({ description: '<b><b '.repeat(size) })],
  ['ampersands', 5000, (size) => post({ title: '&a'.repeat(size) })],
  ['quotes in a list', 5000, (size) => post({ tags: `[${"\\'".repeat(size)}` })],
  ['quotes that are not closed', 5000, (size) => post({ tags: `['a${'\',"'.repeat(size)}` })],
  ['brackets', 5000, (size) => post({ tags: '['.repeat(size) })],
  [
    'dishes of one name',
    300,
    (size) => () =>
      readRows(
        dishResource,
        wrapSuccess(Array.from({ length: size }, () => ({ id: 1, foodName: 'A' }))),
      ),
  ],
])('the time for %s grows no faster than its size', (_, size, make) => {
  const [small = 0, large = 0] = shortest([make(size), make(size * TIMES)]);
  expect(large / (small + 0.2)).toBeLessThan((TIMES * TIMES) / 3);
});
