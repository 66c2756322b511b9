import { expect, test } from 'vitest';
import { checkVisits, middleVisit, visitTables } from '#/tools/bench/visits/reportVisits.ts';
import type { StepFigures } from '#/tools/bench/visits/runVisit.ts';

const opened = (first: number, kb: number, requests: number): StepFigures => {
  const bytes = kb * 1024;
  return { step: 'open /', first, largest: first, bytes, requests, kinds: { pages: bytes } };
};
const form = (sent: number): StepFigures => ({
  step: 'form',
  sent,
  bytes: 1024,
  requests: 1,
  kinds: { others: 1024 },
});
const plain = [opened(1000, 20, 3), form(1000)];
const MISSING = '/contact/ has no link to tel:';
const call: StepFigures = { step: 'call', missing: MISSING, bytes: 0, requests: 0, kinds: {} };

test('names a step that paints later or weighs more than plain HTML, and by what', () => {
  const heavier: StepFigures = {
    ...opened(1200, 21, 2),
    kinds: { pages: 19 * 1024, scripts: 2048, fonts: 1 },
  };
  expect(checkVisits([{ visit: 'buyer', ours: [heavier, form(100)], plain }])).toEqual([
    "buyer, open /: first paint 1.20 of 1.1 × plain's",
    "buyer, open /: 21.0 of plain's 20.0 KB, -1.0 KB of pages, +2.0 KB of scripts",
  ]);
});

test('names a buyer who waits for more than four fifths of the time', () => {
  expect(checkVisits([{ visit: 'buyer', ours: plain, plain }])).toEqual([
    "buyer: 1.00 of 0.8 × plain's time",
  ]);
});

test('names a step that could not be made', () => {
  expect(checkVisits([{ visit: 'hungry', ours: [call], plain: [call] }])).toEqual([
    `hungry, call: ${MISSING}`,
  ]);
});

test('asks nothing of a visit without a plain twin', () => {
  expect(checkVisits([{ visit: 'buyer', ours: [...plain, call] }])).toEqual([]);
});

test('takes the middle one of several rounds in each figure', () => {
  const rounds = [20, 21, 50].map((kb) => [opened(kb * 10, kb, 1)]);
  expect(middleVisit(rounds)).toEqual([opened(210, 21, 1)]);
});

test('prints each step beside its plain twin, and the waiting of the whole visit', () => {
  const table = visitTables([{ visit: 'buyer', ours: plain, plain }]);
  expect(table).toContain('buyer: 2000 ms of waiting, plain 2000 ms, 1.00 ×');
  expect(table.split('\n')).toHaveLength(4);
});

test('prints that a step is not there, and what the site lacks', () => {
  const table = visitTables([{ visit: 'hungry', ours: middleVisit([[call]]) }]);
  expect(table).toContain('call: step not there');
  expect(table).toContain(`\ncall: ${MISSING}\n`);
});
