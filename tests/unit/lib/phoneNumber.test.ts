import { expect, test } from 'vitest';
import { normalizePhone, withAsciiDigits } from '#/lib/phoneNumber.ts';

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

/** The ten digits of every script that Node knows, in order. */
const DIGITS = Intl.supportedValuesOf('numberingSystem')
  .map((system) =>
    Array.from({ length: 10 }, (_, digit) =>
      new Intl.NumberFormat('en', { numberingSystem: system }).format(digit),
    ).join(''),
  )
  .filter((digits) => /^\p{Nd}{10}$/u.test(digits));

test('reads the digits of every script, and no other number', () => {
  expect(withAsciiDigits('+९૮ a①²½७')).toBe('+98 a①²½7');
  expect(DIGITS.length).toBeGreaterThan(50);
  expect(DIGITS.map(withAsciiDigits)).toEqual(DIGITS.map(() => '0123456789'));
});
