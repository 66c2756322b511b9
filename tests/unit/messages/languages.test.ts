/** A further language gets the fonts, layout and digits of its script. */
import { expect, test } from 'vitest';
import { business } from '#/business/business.ts';
import { factValues } from '#/business/factValues.ts';
import { cardHeadingIn } from '#/business/fonts.ts';
import { formatDate } from '#/components/blog/formatDate.ts';
import { languages, scriptOf } from '#/messages/languages.ts';
import { languageOfText } from '#/messages/languageOfText.ts';
import { messagesIn } from '#/messages/messages.ts';
import { pageHead, pageNames } from '#/business/pages.ts';
import { localize } from '#/messages/text.ts';

const further = { name: 'Further', short: 'F' };
const FURTHER = [
  { ...further, code: 'qaa', tag: 'mr-IN', path: '/qaa' },
  { ...further, code: 'qab', tag: 'hi-IN', path: '/qab' },
  { ...further, code: 'qac', tag: 'sat-IN', path: '/qac' },
];
Array.prototype.push.apply(languages, FURTHER);

test('gets the fonts and the layout of its script', () => {
  expect(scriptOf('qaa')).toBe('Deva');
  expect(cardHeadingIn('qaa')).toBe(cardHeadingIn('qab'));
  expect(cardHeadingIn('qaa')).not.toBe(cardHeadingIn('en'));
});

test('has a name and a description for each page before a fact is translated', () => {
  expect(factValues('qaa').name).toBe(localize('en', business.name));
  for (const name of pageNames) expect(pageHead('qaa', name).description).not.toBe('');
});

test('names the file that must name a font, if its script has none', () => {
  expect(() => cardHeadingIn('qac')).toThrow(
    'src/brand/fonts.ts: cardHeadings has no font for Olck (qac)',
  );
});

test('uses the same digits in dates and counts', () => {
  expect(formatDate('qaa', '2026-04-23T00:00:00Z')).toContain('2026');
  expect(
    messagesIn('qaa').format('{count, plural, other {# × {count, number}}}', { count: 12 }),
  ).toBe('12 × 12');
});

test("marks a text in another script with that script's language", () => {
  expect(languageOfText('ᱚᱞ ᱪᱤᱠᱤ (2)')).toBe('qac');
  expect(languageOfText('Ol ᱪᱤᱠᱤ', 'en')).toBeUndefined();
  expect(languageOfText('Ol Chiki', 'qac')).toBe('en');
  expect(languageOfText('खमण', 'qaa')).toBeUndefined();
  expect(languageOfText('2 × 60', 'qac')).toBeUndefined();
});

test('marks a text without a translation as English, whatever its letters', () => {
  const french = { ...further, code: 'fr', tag: 'fr-FR', path: '/fr' };
  Array.prototype.push.call(languages, french);
  localize('fr', [{ en: 'Fried' }, { en: 'Sweet', fr: 'Sucré' }, { en: 'GST', fr: 'GST' }]);
  expect(['Fried', 'Sucré', 'GST', 'Salé'].map((text) => languageOfText(text, 'fr'))).toEqual([
    'en',
    undefined,
    undefined,
    undefined,
  ]);
});
