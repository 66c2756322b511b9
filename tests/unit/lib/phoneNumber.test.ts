import { expect, test } from 'vitest';
import { normalizePhone, withAsciiDigits } from '#/lib/phoneNumber.ts';

test.each([
  ['+91 50000-01234', '+915000001234'],
  ['+91 (0) 50000 01234', '+915000001234'],
  ['+૯૧ ૫૦૦૦૦ ૦૧૨૩૪', '+915000001234'],
  ['＋９１（５００００）０１２３４', '+915000001234'],
  ['\u202a+91\u00a050000\u202f01234\u202c', '+915000001234'],
  ['\u200e50000\u201101234\u2060', '5000001234'],
  [' \u200e ', ''],
])('normalizes %j to %j', (typed, number) => {
  expect(normalizePhone(typed)).toBe(number);
});

test('converts digits of any script, but no other numerals', () => {
  expect(withAsciiDigits('+९૮٣ a①²½७')).toBe('+983 a①²½7');
});
