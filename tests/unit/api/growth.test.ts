import { expect, test } from 'vitest';
import { dishResource } from '#/api/dishes.ts';
import { postResource } from '#/api/posts.ts';
import { dialledNumber } from '#/lib/dialledNumber.ts';
import { countSteps } from './countSteps.ts';
import { readRows, wrapData, wrapSuccess } from './readRows.ts';

const TIMES = 16;

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
  ['a quotation in brackets', 5000, (size) => post({ tags: `['${'a'.repeat(size)}` })],
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
