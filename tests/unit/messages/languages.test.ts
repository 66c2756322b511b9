/** A further language is set, drawn and counted like the others of its script. */
import { expect, test } from 'vitest';
import { formatDate } from '#/components/blog/formatDate.ts';
import { formatRupees } from '#/features/reckoner/formatRupees.ts';
import { headingOf } from '#/tools/cards/headingOf.ts';
import { languages, scriptOf } from '#/messages/languages.ts';
import { scriptLanguage } from '#/messages/scriptLanguage.ts';
import { messagesIn } from '#/messages/messages.ts';

const further = { name: 'Further', short: 'F' };
const FURTHER = [
  { ...further, code: 'qaa', tag: 'mr-IN', path: '/qaa' },
  { ...further, code: 'qab', tag: 'hi-IN', path: '/qab' },
  { ...further, code: 'qac', tag: 'sat-IN', path: '/qac' },
];
Array.prototype.push.apply(languages, FURTHER);

test('has the fonts and the layout of its script', () => {
  expect(scriptOf('qaa')).toBe('Deva');
  expect(headingOf('qaa')).toBe(headingOf('qab'));
  expect(headingOf('qaa')).not.toBe(headingOf('en'));
});

test('without a font for its script, says which file is to name one', () => {
  expect(() => headingOf('qac')).toThrow(
    'src/tools/cards/headingOf.ts has no font for Olck (qac).',
  );
});

test('has one kind of digits in amounts, dates, and counts in texts', () => {
  expect(formatRupees('qaa', 45_000)).toBe('₹45,000');
  expect(formatDate('qaa', '2026-04-23T00:00:00Z')).toContain('2026');
  expect(
    messagesIn('qaa').format('{count, plural, other {# × {count, number}}}', { count: 12 }),
  ).toBe('12 × 12');
});

test('a text without a letter of the page’s script is marked with the language of its own', () => {
  expect(scriptLanguage('ᱚᱞ ᱪᱤᱠᱤ (2)')).toBe('qac');
  expect(scriptLanguage('Ol ᱪᱤᱠᱤ', 'en')).toBeUndefined();
  expect(scriptLanguage('Ol Chiki', 'qac')).toBe('en');
  expect(scriptLanguage('खमण', 'qaa')).toBeUndefined();
  expect(scriptLanguage('2 × 60', 'qac')).toBeUndefined();
});
