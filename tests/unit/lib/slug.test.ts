import { expect, test } from 'vitest';
import { createSlugger, segmentOf, slugify } from '#/lib/slug.ts';

const NAME = 'કચ્છનોચોકડીવિસ્તાર'.repeat(10);
const SAME_START = [NAME, `${NAME} એક`, `${NAME} બે`, `${NAME} ત્રણ`];

const bytesOf = (text: string) => Buffer.byteLength(text);

test('keeps every segment within 200 bytes, what tells it from others included', () => {
  const slugFor = createSlugger();
  const slugs = SAME_START.map((name) => slugFor(slugify(name), NAME));
  expect(slugs.map(bytesOf).filter((bytes) => bytes > 200)).toEqual([]);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('keeps an id within 200 bytes, whatever number of bytes a letter has', () => {
  expect(bytesOf(segmentOf('𑄌'.repeat(100)))).toBeLessThanOrEqual(200);
});

test('tells long names apart by their ids', () => {
  const slugFor = createSlugger();
  slugFor(slugify(NAME), '1');
  expect(slugFor(slugify(NAME), '23')).toMatch(/^\p{L}[\p{L}\p{M}]+-23$/u);
});

test('leaves a segment of 200 bytes as it is', () => {
  const slug = 'એ'.repeat(66);
  expect(createSlugger()(slugify(slug), '1')).toBe(slug);
});
