import { describe, expect, test } from 'vitest';
import { explainPhone, normalizePhone } from '#/features/forms/rules/phone.ts';

describe('normalizePhone', () => {
  test.each([
    ['+91 50000-01234', '+915000001234'],
    ['(0500) 001 2345', '05000012345'],
    ['+91 (0) 50000 01234', '+915000001234'],
    ['(+91) 50000 01234', '+915000001234'],
    ['50000.01234', '5000001234'],
    ['+૯૧ ૫૦૦૦૦ ૦૧૨૩૪', '+915000001234'],
    ['+९१ ५०००० ०१२३४', '+915000001234'],
    ['＋９１（５００００）０１２３４', '+915000001234'],
    ['\u202a+91\u00a050000\u202f01234\u202c', '+915000001234'],
    ['\u200e50000\u201101234\u2060', '5000001234'],
    ['50000−01234', '5000001234'],
    ['50000\u200b01234\ufeff', '5000001234'],
    ['', ''],
    [' \u200e ', ''],
  ])('makes %j %j', (typed, number) => {
    expect(normalizePhone(typed)).toBe(number);
  });

  test.each(['---', '()', '50000 01234 / 50000 01235', '50000-0123x', '+ +91 50000'])(
    'makes no number of %j',
    (typed) => {
      expect(normalizePhone(typed)).not.toMatch(/^\+?\d*$/);
    },
  );
});

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
    expect(explainPhone(typed)).toBe(reason);
  });
});
