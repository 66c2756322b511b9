import * as v from 'valibot';
import { fillIn } from '#/lib/fillIn.ts';
import { normalizePhone, withAsciiDigits } from '#/lib/phoneNumber.ts';
import type { FormWords } from './formWords.ts';

type FieldWords = FormWords['fields'];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PINCODE = /^\d{6}$/;
const NUMBER = /^\+?\d*$/;
const MIN_DIGITS = 10;

/** The maximum length of a free text, in UTF-16 units (`value.length`) after trimming. */
export const MAX_TEXT_UNITS = 500;

const countDigits = (number: string) => number.replace('+', '').length;

/** Whether a normalised number is an optional plus, then at least 10 digits. */
const isPhone = (number: string) => NUMBER.test(number) && countDigits(number) >= MIN_DIGITS;

/** A missing key becomes an empty text, so that the payload has every key. */
const text = (message?: string) => v.optional(v.string(message), '');

/** A phone number without the punctuation between its digits. */
const dialled = (message?: string) => v.pipe(text(message), v.transform(normalizePhone));

/** Required text, trimmed; white space alone counts as empty. */
export const requiredText = (message: string) =>
  v.pipe(text(message), v.trim(), v.nonEmpty(message));

/** Optional text, trimmed. */
export const optionalText = () => v.pipe(text(), v.trim());

/** Limits a free text; the message names the limit as `{most}`. */
export const notTooLong = (message: string) =>
  v.maxLength<string, number, string>(MAX_TEXT_UNITS, fillIn(message, { most: MAX_TEXT_UNITS }));

/** The rules of fields that several forms have, with their messages. */
export const fieldRules = (words: FieldWords) => ({
  /** Something on both sides of `@`, and a dot in the domain. */
  email: v.pipe(requiredText(words.emailMissing), v.regex(EMAIL, words.emailWrong)),
  /** A required phone number, sent as digits with an optional `+`. */
  phone: (missing: string) =>
    v.pipe(dialled(missing), v.nonEmpty(missing), v.check(isPhone, words.phoneWrong)),
  /** An optional phone number; `''` if it is left out. */
  optionalPhone: v.pipe(
    dialled(),
    v.check((number) => number === '' || isPhone(number), words.phoneWrong),
  ),
  /** Six digits in any script, sent as ASCII. */
  pincode: v.pipe(
    requiredText(words.pincodeMissing),
    v.transform(withAsciiDigits),
    v.regex(PINCODE, words.pincodeWrong),
  ),
  /** The consent tick: only `true` passes. */
  terms: v.pipe(
    v.optional(v.boolean(words.termsMissing), false),
    v.check((isTicked) => isTicked, words.termsMissing),
  ),
});

/** Why a typed phone number breaks the rule. */
export function explainPhone(words: FieldWords, typed: string): string {
  const number = normalizePhone(typed);
  if (!NUMBER.test(number)) return words.phoneSigns;
  return fillIn(words.phoneTooShort, { least: MIN_DIGITS, count: countDigits(number) });
}
