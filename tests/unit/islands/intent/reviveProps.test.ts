import { expect, test } from 'vitest';
import { reviveProps, type Serialized } from '~/islands/intent/reviveProps';

test.each<[string, Serialized, unknown]>([
  ['a text', [0, 'Fried'], 'Fried'],
  ['a number', [0, 12], 12],
  ['null', [0, null], null],
  ['nothing', [0], undefined],
  ['an empty list', [1, []], []],
  [
    'a list of lists',
    [
      1,
      [
        [0, 'a'],
        [1, [[0, 'b']]],
      ],
    ],
    ['a', ['b']],
  ],
  ['an object', [0, { id: [0, 'tab-1'], isOpen: [0, false] }], { id: 'tab-1', isOpen: false }],
  ['a list of objects', [1, [[0, { tags: [1, [[0, 'x']]] }]]], [{ tags: ['x'] }]],
])('reads %s', (_, serialized, value) => {
  expect(reviveProps({ prop: serialized })).toEqual({ prop: value });
});
