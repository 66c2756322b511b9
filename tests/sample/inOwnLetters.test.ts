import { expect, test } from 'vitest';
import { inOwnLetters } from '#/business/inOwnLetters.ts';

const NAME = { en: 'Tikhu', gu: 'તીખું', hi: 'तीखुं' };

test.each([
  ['en', { lang: 'gu', written: 'તીખું' }],
  ['gu', { lang: 'gu', written: 'તીખું' }],
  ['hi', { lang: 'hi', written: 'तीखुं' }],
])(
  "in %s the name is also in that language's letters, beside the Latin ones",
  (locale, letters) => {
    expect(inOwnLetters(locale, NAME)).toEqual(letters);
  },
);

test('a name without a translation is Latin only', () => {
  expect(inOwnLetters('gu', 'Ghughra Junction')).toBeUndefined();
});
