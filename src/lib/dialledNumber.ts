import { normalizePhone } from './phoneNumber.ts';

/** Matches what may separate two numbers. */
const BETWEEN = /[,;/|&\n]/;

/** A number with a plus or `00`, one of ten digits with or without a `0`, or a toll-free one. */
const WHOLE =
  /^(?:(?:\+|00)(?!91)[1-9]\d{7,13}|(?:\+|00)?91[1-9]\d{9}|0?[1-9]\d{9}|0\d{9}|1\d{10})$/;

/**
 * Returns the first number of a text that contains only phone numbers; `undefined` for any other text.
 * @example dialledNumber('50000 01001 / 50000 01002') // '5000001001'
 */
export function dialledNumber(written: string): string | undefined {
  const numbers = written.split(BETWEEN).map(normalizePhone).filter(Boolean);
  return numbers.every((number) => WHOLE.test(number)) ? numbers[0] : undefined;
}
