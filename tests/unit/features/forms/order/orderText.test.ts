import { expect, test } from 'vitest';
import { orderText } from '#/features/forms/order/orderText.ts';

const chakri = (count: number) => ({ pack: 'Chakri, 200 g', count });
const sev = (count: number) => ({ pack: 'Ratlami sev, 200 g', count });

test.each([
  ['', [chakri(1)], '1 × Chakri, 200 g'],
  ['', [chakri(0)], ''],
  ['By Friday please', [chakri(2)], 'By Friday please\n2 × Chakri, 200 g'],
  ['1 × Chakri, 200 g\nBy Friday', [chakri(12)], 'By Friday\n12 × Chakri, 200 g'],
  ['3 × Chakri, 200 g', [chakri(0), sev(1)], '1 × Ratlami sev, 200 g'],
  ['1 × Thepla', [sev(1)], '1 × Thepla\n1 × Ratlami sev, 200 g'],
  ['Chakri, 200 g', [chakri(1)], 'Chakri, 200 g\n1 × Chakri, 200 g'],
])('lists packs as %j', (text, quantities, expected) => {
  expect(orderText(text, quantities)).toBe(expected);
});
