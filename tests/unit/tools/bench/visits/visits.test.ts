import { expect, test } from 'vitest';
import { describeStep, foreignVisits, ownVisits } from '#/tools/bench/visits/visits.ts';

const stepsOf = (addresses: Parameters<typeof foreignVisits>[0]) =>
  Object.entries(foreignVisits(addresses)).map(([visit, steps]) => [
    visit,
    steps.map(describeStep).join(', '),
  ]);

test('another site is visited from address to address, and each visit ends as ours does', () => {
  expect(stepsOf({ hungry: '/,/menu', buyer: '/,/contact', reader: '/a,/blog,/b' })).toEqual([
    ['hungry', 'open /, tap /menu, call'],
    ['buyer', 'open /, tap /contact, form'],
    ['reader', 'open /a, tap /blog, tap /b, back, back'],
  ]);
});

test('another site is visited only for what has addresses, and goes Back no further than it came', () => {
  expect(stepsOf({ reader: '/a,/b' })).toEqual([['reader', 'open /a, tap /b, back']]);
});

test('our own site is visited from page to page, past the files that stand beside them', () => {
  const routes = [
    '/blog-single/1/',
    '/blog-single/1/index.md',
    '/blog-single/2/',
    '/blog-single/2/index.md',
    '/franchises-list/india/gujarat/surat/',
  ];
  expect(ownVisits(routes).reader.map(describeStep)).toEqual([
    'open /blog-single/1/',
    'tap /blog/',
    'tap /blog-single/2/',
    'back',
    'back',
  ]);
});
