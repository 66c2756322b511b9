import * as v from 'valibot';
import * as words from '#/copy/forms/fields.ts';
import { withAsciiDigits } from './asciiDigits.ts';
import { explainPhone, isPhone, normalizePhone } from './phone.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PINCODE = /^\d{6}$/;

/** The longest a free-text answer may be, counted after trimming as `value.length` counts. */
export const MAX_ANSWER_UNITS = 500;

/** A missing key counts as an empty answer, so that every key is in the payload. */
const text = (message?: string) => v.optional(v.string(message), '');

/** Trimmed text that must not be empty; white space alone is empty. */
export const requiredText = (message: string) =>
  v.pipe(text(message), v.trim(), v.nonEmpty(message));

/** Trimmed text that may be empty. */
export const optionalText = () => v.pipe(text(), v.trim());

/** The limit of a free-text answer, and a message that names it. */
export const notTooLong = (message: (most: number) => string) =>
  v.maxLength<string, number, string>(MAX_ANSWER_UNITS, message(MAX_ANSWER_UNITS));

/** An e-mail address that must be given: something on both sides of `@`, and a dot in its domain. */
export const email = () =>
  v.pipe(requiredText(words.emailMissing), v.regex(EMAIL, words.emailWrong));

/** What was typed as a phone number, without the signs and marks that people put between its digits. */
const dialled = (message?: string) => v.pipe(text(message), v.transform(normalizePhone));

/** A phone number that must be given, sent as its digits, perhaps after `+`. */
export const phone = (requiredMessage: string) =>
  v.pipe(dialled(requiredMessage), v.nonEmpty(requiredMessage), v.check(isPhone, words.phoneWrong));

/** A phone number that may be left out, as `''`. */
export const optionalPhone = () =>
  v.pipe(
    dialled(),
    v.check((number) => number === '' || isPhone(number), words.phoneWrong),
  );

/** What a message leaves open: why a value breaks the rule that it speaks of. */
export const explain = (message: string, value: unknown) =>
  message === words.phoneWrong && typeof value === 'string' ? explainPhone(value) : undefined;

/** Six digits of any script, sent in ASCII. */
export const pincode = () =>
  v.pipe(
    requiredText(words.pincodeMissing),
    v.transform(withAsciiDigits),
    v.regex(PINCODE, words.pincodeWrong),
  );

/** The consent tick: nothing but `true` passes. */
export const acceptedTerms = () =>
  v.pipe(
    v.optional(v.boolean(words.termsMissing), false),
    v.check((isTicked) => isTicked, words.termsMissing),
  );
