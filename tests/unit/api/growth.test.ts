import { expect, test } from 'vitest';
import { dishResource } from '#/api/dishes.ts';
import { postResource } from '#/api/posts.ts';
import { dialledNumber } from '#/lib/dialledNumber.ts';
import { readRows, wrapData, wrapSuccess } from './readRows.ts';

/** What takes less than half a second at this length would take minutes if time grew with its square. */
const LENGTH = 1_000_000;
const DISH_COUNT = 5_000;
const LIMIT_MS = 10_000;

const many = (part: string) => part.repeat(LENGTH / part.length);
const dish = (field: object) => readRows(dishResource, wrapSuccess([{ id: 1, ...field }]));
const post = (field: object) => readRows(postResource, wrapData([{ id: 1, ...field }]));
const dishes = (dish: object) =>
  readRows(dishResource, wrapSuccess(Array<object>(DISH_COUNT).fill(dish)));

test.each<[string, () => unknown]>([
  ['a telephone number of many numbers', () => dialledNumber(many('10 '))],
  ['a price of many signs', () => dish({ price: `9${many(' / -')} x` })],
  ['a price of many blanks', () => dish({ price: `9${many(' ')}x` })],
  ['blanks in a text', () => post({ description: `a${many(' ')}b` })],
  ['blanks in a list', () => post({ tags: `a${many(' ')}b` })],
  ['unseen marks in a text', () => post({ title: `a${many('\u200b')}b` })],
  ['tags that are not closed', () => post({ description: many('<b>') })],
  ['tags that are not opened', () => post({ description: many('<b></i>') })],
  ['tags that are not finished', () => post({ description: many('<b><b ') })],
  ['ampersands', () => post({ title: many('&a') })],
  ['quotes in a list', () => post({ tags: `[${many("\\'")}` })],
  ['quotes that are not closed', () => post({ tags: `['a${many('\',"')}` })],
  ['brackets', () => post({ tags: many('[') })],
  ['dishes of one name', () => dishes({ id: 1, foodName: 'A' })],
])(
  'the time for %s does not grow with the square of their length',
  (_, read) => expect(read).not.toThrow(),
  LIMIT_MS,
);
