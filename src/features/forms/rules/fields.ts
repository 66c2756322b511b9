import * as v from 'valibot';
import * as words from '#/copy/forms/fields.ts';
import { withAsciiDigits } from '#/lib/asciiDigits.ts';
import { normalizePhone } from '#/lib/phoneNumber.ts';
import { explainPhone, isPhone } from './phone.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PINCODE = /^\d{6}$/;

/** The maximum length of a free-text answer, in UTF-16 units (`value.length`) after trimming. */
export const MAX_ANSWER_UNITS = 500;

/** A missing key becomes an empty answer, so that the payload has every key. */
const text = (message?: string) => v.optional(v.string(message), '');

/** Required text, trimmed; white space alone counts as empty. */
export const requiredText = (message: string) =>
  v.pipe(text(message), v.trim(), v.nonEmpty(message));

/** Optional text, trimmed. */
export const optionalText = () => v.pipe(text(), v.trim());

/** Limits a free-text answer; the message names the limit. */
export const notTooLong = (message: (most: number) => string) =>
  v.maxLength<string, number, string>(MAX_ANSWER_UNITS, message(MAX_ANSWER_UNITS));

/** A required e-mail address: something on both sides of `@`, and a dot in the domain. */
export const email = () =>
  v.pipe(requiredText(words.emailMissing), v.regex(EMAIL, words.emailWrong));

/** A phone number without the punctuation between its digits. */
const dialled = (message?: string) => v.pipe(text(message), v.transform(normalizePhone));

/** A required phone number, sent as digits with an optional `+`. */
export const phone = (requiredMessage: string) =>
  v.pipe(dialled(requiredMessage), v.nonEmpty(requiredMessage), v.check(isPhone, words.phoneWrong));

/** An optional phone number; `''` if it is left out. */
export const optionalPhone = () =>
  v.pipe(
    dialled(),
    v.check((number) => number === '' || isPhone(number), words.phoneWrong),
  );

/** The reason why a value breaks a rule, if the rule's message does not say it. */
export const explain = (message: string, value: unknown) =>
  message === words.phoneWrong && typeof value === 'string' ? explainPhone(value) : undefined;

/** Six digits in any script, sent as ASCII. */
export const pincode = () =>
  v.pipe(
    requiredText(words.pincodeMissing),
    v.transform(withAsciiDigits),
    v.regex(PINCODE, words.pincodeWrong),
  );

/** The consent tick: only `true` passes. */
export const acceptedTerms = () =>
  v.pipe(
    v.optional(v.boolean(words.termsMissing), false),
    v.check((isTicked) => isTicked, words.termsMissing),
  );
