import { expect, test } from 'vitest';
import { addPack } from '#/features/forms/order/addPack.ts';

test.each([
  ['', '1 × Chakri, 200 g'],
  ['By Friday please', 'By Friday please\n1 × Chakri, 200 g'],
  ['By Friday\n', 'By Friday\n1 × Chakri, 200 g'],
  ['1 × Chakri, 200 g', '2 × Chakri, 200 g'],
  ['Hello\n9 × Chakri, 200 g\nby Friday', 'Hello\n10 × Chakri, 200 g\nby Friday'],
  ['1 × Sev, 200 g', '1 × Sev, 200 g\n1 × Chakri, 200 g'],
  ['Chakri, 200 g', 'Chakri, 200 g\n1 × Chakri, 200 g'],
])('adds a pack to %j', (text, expected) => {
  expect(addPack(text, 'Chakri, 200 g')).toBe(expected);
});
