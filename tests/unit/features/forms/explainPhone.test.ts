import { describe, expect, test } from 'vitest';
import { explainPhone } from '#/features/forms/fieldRules.ts';
import { words } from '#/words/words.ts';

describe('explainPhone', () => {
  test.each([
    ['50000-0123', 'It needs at least 10 digits, and this has 9.'],
    ['+૯૧ ૫૦૦', 'It needs at least 10 digits, and this has 5.'],
    ['+', 'It needs at least 10 digits, and this has 0.'],
    ['50000 0123x', 'Write one number in digits, with a + only in front.'],
    ['++915000001234', 'Write one number in digits, with a + only in front.'],
    ['50000 01234 / 50000 01235', 'Write one number in digits, with a + only in front.'],
    ['---', 'Write one number in digits, with a + only in front.'],
  ])('says of %j: %s', (typed, reason) => {
    expect(explainPhone(words('en').forms.fields, typed)).toBe(reason);
  });
});
