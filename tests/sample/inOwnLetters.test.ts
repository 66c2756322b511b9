import { expect, test } from 'vitest';
import { inOwnLetters } from '#/business/inOwnLetters.ts';

const NAME = { en: 'Tikhu', gu: 'તીખું', hi: 'तीखुं' };

test.each([
  ['en', { lang: 'gu', written: 'તીખું' }],
  ['gu', { lang: 'gu', written: 'તીખું' }],
  ['hi', { lang: 'hi', written: 'तीखुं' }],
])('beside the Latin name, a page in %s has the letters that it is known by', (locale, letters) => {
  expect(inOwnLetters(locale, NAME)).toEqual(letters);
});

test('a name that is only Latin stands alone', () => {
  expect(inOwnLetters('gu', 'Ghughra Junction')).toBeUndefined();
});
