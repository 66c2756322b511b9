import * as v from 'valibot';
import { format, trimUnseen } from '#/lib/text.ts';
import { normalizePhone, withAsciiDigits } from '#/lib/phones.ts';
import type { FormMessages, FranchiseMessages } from './formMessages.ts';

type FieldMessages = FormMessages['fields'];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PINCODE = /^\d{6}$/;
const NUMBER = /^\+?\d{10,}$/;

/** The maximum length of a free text, in UTF-16 units (`value.length`) after trimming. */
export const MAX_TEXT_UNITS = 500;

/** A missing key becomes an empty text, so that the payload has every key. */
const text = (message?: string) => v.optional(v.string(message), '');

/** Requires a text after removing invisible characters at its ends. */
export const requiredText = (message: string) =>
  v.pipe(text(message), v.transform(trimUnseen), v.nonEmpty(message));

/** Accepts an optional text and removes invisible characters at its ends. */
export const optionalText = () => v.pipe(text(), v.transform(trimUnseen));

/** Limits a free text; the message contains the limit as `{most}`. */
export const notTooLong = (message: string) =>
  v.maxLength<string, number, string>(MAX_TEXT_UNITS, format(message, { most: MAX_TEXT_UNITS }));

/** Requires text on both sides of `@`, and a dot in the domain. */
export const email = (messages: FieldMessages) =>
  v.pipe(requiredText(messages.emailMissing), v.regex(EMAIL, messages.emailWrong));

/** Accepts a phone number, sent as digits with an optional `+`; required if there is a message for that. */
export const phone = (messages: FieldMessages, missing?: string) =>
  v.pipe(
    text(missing),
    v.transform(normalizePhone),
    v.check((number) => number !== '' || missing === undefined, missing),
    v.check((number) => number === '' || NUMBER.test(number), messages.phoneWrong),
  );

/** Requires six digits in any script, sent as ASCII. */
export const pincode = (messages: Pick<FranchiseMessages, 'pincodeMissing' | 'pincodeWrong'>) =>
  v.pipe(
    requiredText(messages.pincodeMissing),
    v.transform(withAsciiDigits),
    v.regex(PINCODE, messages.pincodeWrong),
  );

/** Requires the consent checkbox to be `true`. */
export const terms = (message: string) =>
  v.pipe(
    v.optional(v.boolean(message), false),
    v.check((isTicked) => isTicked, message),
  );
