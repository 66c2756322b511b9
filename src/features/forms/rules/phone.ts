import { phoneSigns, phoneTooShort } from '#/copy/forms/fields.ts';
import { withAsciiDigits } from './asciiDigits.ts';

const NUMBER = /^\+?\d*$/;
/** White space and invisible characters, such as direction marks in a copied contact. */
const UNSEEN = /[\s\p{Cf}]/gu;
/** Separators for readability; not the slash, which may separate two numbers. */
const SIGNS = /[\p{Pd}−.．()（）]/gu;
/** A prefix for domestic calls only: `+91 (0) 500 …`. */
const TRUNK_PREFIX = /^(\(?\+\d+\)?)\(0\)/;

const MIN_DIGITS = 10;

/** Normalises a phone number: `'+91 (50000) 012-34'` becomes `'+915000001234'`. */
export function normalizePhone(typed: string): string {
  const seen = withAsciiDigits(typed).replace(UNSEEN, '').replace('＋', '+');
  return seen.replace(TRUNK_PREFIX, '$1').replace(SIGNS, '') || seen;
}

/** Whether a normalised number follows the specification's rule: an optional plus, then at least 10 digits. */
export const isPhone = (number: string) => NUMBER.test(number) && countDigits(number) >= MIN_DIGITS;

const countDigits = (number: string) => number.replace('+', '').length;

/** Why a typed number breaks that rule. */
export function explainPhone(typed: string): string {
  const number = normalizePhone(typed);
  if (!NUMBER.test(number)) return phoneSigns;
  return phoneTooShort(MIN_DIGITS, countDigits(number));
}
