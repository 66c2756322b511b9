import { phoneSigns, phoneTooShort } from '#/copy/forms/fields.ts';
import { normalizePhone } from '#/lib/phoneNumber.ts';

const NUMBER = /^\+?\d*$/;
const MIN_DIGITS = 10;

/** Whether a normalised number follows the specification's rule: an optional plus, then at least 10 digits. */
export const isPhone = (number: string) => NUMBER.test(number) && countDigits(number) >= MIN_DIGITS;

const countDigits = (number: string) => number.replace('+', '').length;

/** Why a typed number breaks that rule. */
export function explainPhone(typed: string): string {
  const number = normalizePhone(typed);
  if (!NUMBER.test(number)) return phoneSigns;
  return phoneTooShort(MIN_DIGITS, countDigits(number));
}
