import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const MAX_BYTES = 200 * 1024;
const pdf = await readFile(
  new URL('../../../../src/assets/brochure.pdf', import.meta.url),
  'latin1',
);

test('the brochure is a small document of two pages', () => {
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf).toContain('/Count 2');
  expect(pdf.length).toBeLessThan(MAX_BYTES);
});

test('the brochure is tagged and has a title and a language', () => {
  expect(pdf).toContain('/MarkInfo');
  expect(pdf).toMatch(/\/Title \(/);
  expect(pdf).toContain('/Lang (en-IN)');
});

test('the brochure brings its fonts', () => {
  const fonts = pdf.match(/\/FontName/g) ?? [];

  expect(fonts.length).toBeGreaterThan(0);
  expect(pdf.match(/\/FontFile2/g)).toHaveLength(fonts.length);
});
