import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { parts } from '#/business/parts.ts';
import { languages } from '#/messages/languages.ts';

vi.unmock('#/business/parts.ts'); // without franchises no brochure is made; the build checks that each is there

const MAX_BYTES = 200 * 1024;

test('every brochure is a small document of two pages, tagged, with title, language and fonts', async () => {
  for (const { code, tag } of languages) {
    const { brochure } = businessIn(code);
    const isFirst =
      languages.find((each) => businessIn(each.code).brochure === brochure)?.code === code;
    if (!parts.franchises || brochure === undefined || !isFirst) continue;
    const pdf = await readFile(join('src/assets', brochure), 'latin1');
    expect(pdf.length, brochure).toBeLessThan(MAX_BYTES);
    for (const part of ['%PDF-', '/Count 2', '/MarkInfo', `/Lang (${tag})`])
      expect(pdf, brochure).toContain(part);
    expect(pdf, brochure).toMatch(/\/Title [(<]/);
    const fonts = pdf.match(/\/FontName/g) ?? [];
    expect(fonts.length, brochure).toBeGreaterThan(0);
    expect(pdf.match(/\/FontFile2/g), brochure).toHaveLength(fonts.length);
  }
});
