/** A further language is set, drawn and counted like the others of its script. */
import { expect, test } from 'vitest';
import { formatDate } from '#/components/blog/formatDate.ts';
import { formatRupees } from '#/features/reckoner/formatRupees.ts';
import { headingFontOf } from '#/tools/fonts/headingFonts.ts';
import { faceOf } from '#/tools/fonts/indicFaces.ts';
import { languages, scriptOf } from '#/messages/languages.ts';
import { scriptLanguage, splitByScript } from '#/messages/scriptLanguage.ts';
import { words } from '#/messages/messages.ts';

const further = { name: 'Further', short: 'F', direction: 'ltr' };
const FURTHER = [
  { ...further, code: 'qaa', tag: 'mr-IN', path: '/qaa' },
  { ...further, code: 'qab', tag: 'hi-IN', path: '/qab' },
  { ...further, code: 'qac', tag: 'ta-IN', path: '/qac' },
];
Array.prototype.push.apply(languages, FURTHER);

test('has the fonts and the layout of its script', () => {
  expect(scriptOf('qaa')).toBe('Deva');
  expect(faceOf('qaa')).toBe(faceOf('qab'));
  expect(headingFontOf('qaa')).toBe(headingFontOf('qab'));
  expect(headingFontOf('qaa')).not.toBe(headingFontOf('en'));
});

test('without fonts for its script, says which file is to name one', () => {
  expect(() => headingFontOf('qac')).toThrow(
    'src/tools/fonts/indicFaces.ts has no font for Taml (qac).',
  );
});

test('has one kind of digits in amounts, dates, and counts in texts', () => {
  expect(formatRupees('qaa', 45_000)).toBe('₹45,000');
  expect(formatDate('qaa', '2026-04-23T00:00:00Z')).toContain('2026');
  expect(words('qaa').fill('{count, plural, other {# × {count, number}}}', { count: 12 })).toBe(
    '12 × 12',
  );
});

test('has no words of another language in its own script', () => {
  expect(scriptLanguage('खमण', 'mr')).toBeUndefined();
  expect(splitByScript('खमण ઢોકળાં', 'mr')).toMatchObject([{ text: 'खमण ' }, { lang: 'gu' }]);
  expect(scriptLanguage('खमण', 'gu')).toBe('hi');
});
