import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { parts } from '#/business/parts.ts';
import { given } from '#/lib/given.ts';
import { languages } from '#/words/languages.ts';

vi.unmock('#/business/parts.ts'); // without franchises no brochure is made

const MAX_BYTES = 200 * 1024;
const ASSETS = new URL('../../../../src/assets/', import.meta.url);

const brochures = languages.map(({ code, tag }) => {
  const address = businessIn(code).brochure;
  const first = languages.find((other) => businessIn(other.code).brochure === address);
  return !parts.franchises || address === undefined || first?.code !== code
    ? undefined
    : { file: address.slice(1), tag };
});

test('every brochure that the facts name is there: npm run brochure', () => {
  const files = given(brochures).map(({ file }) => file);
  expect(files.filter((file) => !existsSync(new URL(file, ASSETS)))).toEqual([]);
});

const there = given(brochures).filter(({ file }) => existsSync(new URL(file, ASSETS)));

describe.each(there)('$file', async ({ file, tag }) => {
  const pdf = await readFile(new URL(file, ASSETS), 'latin1');

  test('is a small document of two pages, tagged, with title, language and fonts', () => {
    expect(pdf.length).toBeLessThan(MAX_BYTES);
    for (const part of ['%PDF-', '/Count 2', '/MarkInfo', `/Lang (${tag})`]) {
      expect(pdf).toContain(part);
    }
    expect(pdf).toMatch(/\/Title [(<]/);
    const fonts = pdf.match(/\/FontName/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    expect(pdf.match(/\/FontFile2/g)).toHaveLength(fonts.length);
  });
});
