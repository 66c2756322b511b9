import { expect, test } from 'vitest';
import { countPacks, orderText } from '#/features/forms/order/orderText.ts';

const CHAKRI = ['Chakri, 200 g', 'ચકરી, 200 ગ્રામ', 'चकली, 200 ग्राम'];
const SEV = ['Ratlami sev, 200 g', 'રતલામી સેવ, 200 ગ્રામ'];
const PACKS = [CHAKRI, SEV];

test.each([
  ['', [1, 0], '1 × Chakri, 200 g'],
  ['', [0, 0], ''],
  ['By Friday please', [2, 0], 'By Friday please\n2 × Chakri, 200 g'],
  ['1 × Chakri, 200 g\nBy Friday', [12, 0], '12 × Chakri, 200 g\nBy Friday'],
  ['3 × Chakri, 200 g', [0, 1], '1 × Ratlami sev, 200 g'],
  ['3 × Chakri, 200 g', [0, 0], ''],
  ['1 × Thepla', [0, 1], '1 × Thepla\n1 × Ratlami sev, 200 g'],
  ['Chakri, 200 g', [1, 0], 'Chakri, 200 g\n1 × Chakri, 200 g'],
  [
    '3 × ચકરી, 200 ગ્રામ\nशुक्रवार तक\n1 × Ratlami sev, 200 g',
    [3, 2],
    '3 × Chakri, 200 g\nशुक्रवार तक\n2 × Ratlami sev, 200 g',
  ],
  ['3 × ચકરી, 200 ગ્રામ\n1 × Chakri, 200 g', [4, 0], '4 × Chakri, 200 g'],
])('writes %j with %j packs as %j', (text, counts, expected) => {
  expect(orderText(text, PACKS, counts)).toBe(expected);
});

test.each([
  ['', [0, 0]],
  ['3 × Chakri, 200 g\nBy Friday\n 12 × રતલામી સેવ, 200 ગ્રામ ', [3, 12]],
  ['3 × चकली, 200 ग्राम\n1 × Chakri, 200 g', [4, 0]],
  ['3 x Chakri, 200 g\n3 × Chakri\n12345 × Chakri, 200 g', [0, 0]],
])('counts the packs in %j, in any language: %j', (text, counts) => {
  expect(countPacks(text, PACKS)).toEqual(counts);
});
