import { expect, test } from 'vitest';
import { withAsciiDigits } from '#/lib/asciiDigits.ts';

/** The ten digits of every script that Node knows, in order. */
const DIGITS = Intl.supportedValuesOf('numberingSystem')
  .map((system) =>
    Array.from({ length: 10 }, (_, digit) =>
      new Intl.NumberFormat('en', { numberingSystem: system }).format(digit),
    ).join(''),
  )
  .filter((digits) => /^\p{Nd}{10}$/u.test(digits));

test('reads the digits of every script', () => {
  expect(DIGITS.length).toBeGreaterThan(50);
  expect(DIGITS.map(withAsciiDigits)).toEqual(DIGITS.map(() => '0123456789'));
});

test('leaves everything else as it is', () => {
  expect(withAsciiDigits('+९૮ a①²½७')).toBe('+98 a①²½7');
});
