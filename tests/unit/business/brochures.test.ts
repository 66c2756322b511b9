import { expect, test, vi } from 'vitest';
import { brochureFiles, brochureHref, findMissingBrochures } from '#/business/brochures.ts';

const FILE = 'src/brand/brochures/Our offer.pdf';
const there = vi.hoisted(() => new Set<string>());

vi.mock('node:fs', () => ({ existsSync: (path: string) => there.has(path) }));

vi.mock('#/business/business.ts', () => ({
  businessIn: (code: string) => ({
    brochure: code === 'hi' ? 'https://files.example/offer' : 'Our offer.pdf',
  }),
}));

vi.mock('#/messages/languages.ts', () => ({
  languages: [{ code: 'en' }, { code: 'gu' }, { code: 'hi' }],
}));

test('links to an address as it is written', () => {
  expect(brochureHref('https://files.example/offer')).toBe('https://files.example/offer');
});

test('links to a file of any name once it is there', () => {
  there.clear();
  expect(brochureHref('Our offer.pdf')).toBeUndefined();
  there.add(FILE);
  expect(brochureHref('Our offer.pdf')).toBe('/Our%20offer.pdf');
});

test('prints a file that languages share in the first of them', () => {
  expect(brochureFiles()).toEqual([{ brochure: 'Our offer.pdf', path: FILE, code: 'en' }]);
});

test('names a brochure whose file is not there', () => {
  there.clear();
  expect(findMissingBrochures()).toEqual([
    `${FILE}: not there, so no page links to it; npm run brochure prints it`,
  ]);
});
