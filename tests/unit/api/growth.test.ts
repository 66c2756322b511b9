import { Session } from 'node:inspector';
import { expect, test } from 'vitest';
import { dishResource } from '#/api/dishes.ts';
import { postResource } from '#/api/posts.ts';
import { dialledNumber } from '#/lib/dialledNumber.ts';
import { readRows, wrapData, wrapSuccess } from './readRows.ts';

const TIMES = 16;

/** Built-in methods whose work grows with the list or text that they are called on. */
const METHODS: [object, string[]][] = [
  [Array.prototype, ['includes', 'indexOf', 'shift', 'splice', 'unshift']],
  [String.prototype, ['match', 'replace', 'replaceAll', 'split']],
];

const lengthOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0;

/** Counts each call of a built-in method as many steps as its list or text is long. */
function countMethods(run: () => unknown): number {
  let steps = 0;
  const restored = METHODS.flatMap(([holder, names]) =>
    names.map((name) => {
      const method: unknown = Reflect.get(holder, name);
      if (typeof method !== 'function') throw new Error(`there is no method ${name}`);
      const value = function (this: unknown, ...given: unknown[]): unknown {
        steps += lengthOf(this);
        return Reflect.apply(method, this, given);
      };
      const shape = { configurable: true, writable: true };
      Reflect.defineProperty(holder, name, { ...shape, value });
      return () => Reflect.defineProperty(holder, name, { ...shape, value: method });
    }),
  );
  try {
    run();
  } finally {
    restored.forEach((restore) => restore());
  }
  return steps;
}

/**
 * Counts what a function does: how often each block of code runs, and the lengths that built-in methods go
 * through. A count does not depend on the machine, as a time would; it does not see how far patterns go back.
 */
function countSteps(run: () => unknown): number {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  let steps = countMethods(run);
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    const ranges = result.flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
    for (const { count } of ranges) steps += count;
  });
  session.disconnect();
  return steps;
}

const dish = (field: object) => () =>
  readRows(dishResource, wrapSuccess([{ id: 1, foodName: 'Khaman', ...field }]));
const post = (field: object) => () =>
  readRows(postResource, wrapData([{ id: 1, title: 'Khaman', ...field }]));

test.each<[string, number, (size: number) => () => unknown]>([
  ['a telephone number of many numbers', 1200, (size) => () => dialledNumber('10 '.repeat(size))],
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
])('the steps for %s grow no faster than its size', (_, size, make) => {
  countSteps(make(size)); // what is done once
  const [small, large] = [countSteps(make(size)), countSteps(make(size * TIMES))];
  expect(large / small).toBeLessThan(TIMES * 1.5);
});
