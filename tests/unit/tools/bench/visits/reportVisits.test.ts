import { expect, test } from 'vitest';
import { checkVisits, middleVisit, visitTables } from '#/tools/bench/visits/reportVisits.ts';

const plain = [
  { step: 'open /', first: 1000, largest: 1000, bytes: 20_480, requests: 3 },
  { step: 'form', sent: 1000, bytes: 1024, requests: 1 },
];

test('names a step that paints later or weighs more than plain HTML', () => {
  const ours = [
    { step: 'open /', first: 1200, largest: 1200, bytes: 21_504, requests: 2 },
    { step: 'form', sent: 100, bytes: 1024, requests: 1 },
  ];
  expect(checkVisits([{ visit: 'buyer', ours, plain }])).toEqual([
    "buyer, open /: first paint 1.20 of 1.1 × plain's",
    "buyer, open /: 21.0 of plain's 20.0 KB",
  ]);
});

test('names a buyer who waits for more than four fifths of the time', () => {
  expect(checkVisits([{ visit: 'buyer', ours: plain, plain }])).toEqual([
    "buyer: 1.00 of 0.8 × plain's time",
  ]);
});

test('asks nothing of a visit without a plain twin', () => {
  expect(checkVisits([{ visit: 'buyer', ours: plain }])).toEqual([]);
});

test('takes the middle one of several rounds in each figure', () => {
  const rounds = [900, 1100, 5000].map((first) => [
    { step: 'open /', first, bytes: first, requests: 1 },
  ]);
  expect(middleVisit(rounds)).toEqual([{ step: 'open /', first: 1100, bytes: 1100, requests: 1 }]);
});

test('prints each step beside its plain twin, and the waiting of the whole visit', () => {
  const table = visitTables([{ visit: 'buyer', ours: plain, plain }]);
  expect(table).toContain('buyer: 2000 ms of waiting, plain 2000 ms, 1.00 ×');
  expect(table.split('\n')).toHaveLength(4);
});
