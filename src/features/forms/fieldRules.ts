import * as v from 'valibot';
import { withAsciiDigits } from '#/lib/asciiDigits.ts';
import { fillIn } from '#/lib/fillIn.ts';
import { normalizePhone } from '#/lib/phoneNumber.ts';
import type { FormWords } from './formWords.ts';

type FieldWords = FormWords['fields'];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PINCODE = /^\d{6}$/;
const NUMBER = /^\+?\d*$/;
const MIN_DIGITS = 10;

/** The maximum length of a free text, in UTF-16 units (`value.length`) after trimming. */
export const MAX_TEXT_UNITS = 500;

/** A missing key becomes an empty text, so that the payload has every key. */
const text = (message?: string) => v.optional(v.string(message), '');

/** Required text, trimmed; white space alone counts as empty. */
export const requiredText = (message: string) =>
  v.pipe(text(message), v.trim(), v.nonEmpty(message));

/** Optional text, trimmed. */
export const optionalText = () => v.pipe(text(), v.trim());

/** Limits a free text; the message names the limit as `{most}`. */
export const notTooLong = (message: string) =>
  v.maxLength<string, number, string>(MAX_TEXT_UNITS, fillIn(message, { most: MAX_TEXT_UNITS }));

/** Something on both sides of `@`, and a dot in the domain. */
export const email = (words: FieldWords) =>
  v.pipe(requiredText(words.emailMissing), v.regex(EMAIL, words.emailWrong));

/** Why a normalised number is no phone number: an optional plus, then at least 10 digits. */
function phoneFault(words: FieldWords, number: string): string | undefined {
  if (!NUMBER.test(number)) return words.phoneSigns;
  const count = number.replace('+', '').length;
  return count < MIN_DIGITS ? fillIn(words.phoneTooShort, { least: MIN_DIGITS, count }) : undefined;
}

/**
 * A phone number, sent as digits with an optional `+`; it may be left out if there is no message for that.
 * After the message for a wrong number comes the reason.
 */
export const phone = (words: FieldWords, missing?: string) =>
  v.pipe(
    text(missing),
    v.transform(normalizePhone),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      if (value === '') return missing === undefined ? undefined : addIssue({ message: missing });
      const fault = phoneFault(words, value);
      if (fault === undefined) return;
      addIssue({ message: words.phoneWrong });
      addIssue({ message: fault });
    }),
  );

/** Six digits in any script, sent as ASCII. */
export const pincode = (words: FieldWords) =>
  v.pipe(
    requiredText(words.pincodeMissing),
    v.transform(withAsciiDigits),
    v.regex(PINCODE, words.pincodeWrong),
  );

/** The consent tick: only `true` passes. */
export const terms = ({ termsMissing }: FieldWords) =>
  v.pipe(
    v.optional(v.boolean(termsMissing), false),
    v.check((isTicked) => isTicked, termsMissing),
  );
