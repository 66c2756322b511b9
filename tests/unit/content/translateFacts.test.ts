import { expect, test } from 'vitest';
import { translateFacts } from '#/content/translateFacts.ts';

const words = { 'Mon-Sat': 'સોમ-શનિ', Chakri: 'ચકરી', Monday: 'સોમવાર' };

test('puts the words of a language in the place of the same texts, at any depth', () => {
  const hours = [{ days: 'Mon-Sat', weekdays: ['Monday'], opens: '10:00' }];
  expect(translateFacts({ hours, seats: 6, map: undefined }, words)).toEqual({
    hours: [{ days: 'સોમ-શનિ', weekdays: ['Monday'], opens: '10:00' }],
    seats: 6,
    map: undefined,
  });
});

test('leaves what the owner has written since as it is', () => {
  expect(translateFacts({ days: 'Mon-Fri' }, words)).toEqual({ days: 'Mon-Fri' });
});

test('finds what stands below the name of a pack by its translated name', () => {
  expect(translateFacts({ allergens: { Chakri: 'sesame' } }, words)).toEqual({
    allergens: { ચકરી: 'sesame' },
  });
});
