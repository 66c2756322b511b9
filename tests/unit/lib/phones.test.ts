import { expect, test } from 'vitest';
import { dialledNumber, normalizePhone, withAsciiDigits } from '#/lib/phones.ts';

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

test.each([
  ['50000 01001', '5000001001'],
  ['+91 50000 01001', '+915000001001'],
  ['50000 01234, 50000 01235', '5000001234'],
  ['50000 01234\n50000 01235\n', '5000001234'],
  ['0091 50000 01001', '00915000001001'],
])('dials for %j the number %j', (written, number) => {
  expect(dialledNumber(written)).toBe(number);
});

test.each([
  'N/A',
  '',
  '1998',
  '2656 1234',
  '50000 01001 / 02',
  '50000 01001 (10-7)',
  '50000 01001 ext. 12',
  'Fax 079-26561235, Ph 079-26561234',
  '+91 50000 010012',
  '9-'.repeat(9900),
])('dials nothing for a text with more than phone numbers: %j', (written) => {
  expect(dialledNumber(written)).toBeUndefined();
});
