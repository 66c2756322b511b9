import { normalizePhone } from './phoneNumber.ts';

/** What may stand between two numbers. */
const BETWEEN = /[,;/|&\n]/;

/** Numbers of all countries with a plus or `00`; of ten digits, with or without a `0`; toll-free ones. */
const WHOLE =
  /^(?:(?:\+|00)(?!91)[1-9]\d{7,13}|(?:\+|00)?91[1-9]\d{9}|0?[1-9]\d{9}|0\d{9}|1\d{10})$/;

/**
 * The number to dial: the first of a text that is nothing but phone numbers; `undefined` for any other text.
 *
 * @example dialledNumber('50000 01001 / 50000 01002') // '5000001001'
 */
export function dialledNumber(written: string): string | undefined {
  const numbers = written.split(BETWEEN).map(normalizePhone).filter(Boolean);
  return numbers.every((number) => WHOLE.test(number)) ? numbers[0] : undefined;
}
