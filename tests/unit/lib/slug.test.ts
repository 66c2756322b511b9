import { expect, test } from 'vitest';
import { createSlugger, slugify } from '#/lib/slug.ts';

const NAME = 'કચ્છનોચોકડીવિસ્તાર'.repeat(10);

test('makes long names different folder names by their id, else by a number', () => {
  const slugFor = createSlugger();
  const slugs = ['1', '23', '23', '23'].map((id) => slugFor(slugify(NAME), id));
  expect(slugs.filter((slug) => Buffer.byteLength(slug) > 255)).toEqual([]);
  expect(slugs.map((slug) => /-\d+$/.exec(slug)?.[0])).toEqual([undefined, '-23', '-2', '-3']);
});

test('numbers 16,000 equal names one after the other', () => {
  const slugFor = createSlugger();
  const slugs = Array.from({ length: 16_000 }, () => slugFor('khaman', '1'));
  expect([...slugs.slice(0, 4), slugs.at(-1)]).toEqual([
    'khaman',
    'khaman-1',
    'khaman-2',
    'khaman-3',
    'khaman-15999',
  ]);
}, 5000);

test('avoids folder names that Windows reserves for devices', () => {
  const slugFor = createSlugger();
  expect(slugFor(slugify('CON'), '7')).toBe('con-7');
  expect(slugFor(slugify('Lpt9'), '8')).toBe('lpt9-8');
  expect(slugFor(slugify('Connaught Place'), '9')).toBe('connaught-place');
});
