import * as v from 'valibot';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?\d{10,}$/;
const PINCODE = /^\d{6}$/;
const PHONE_MESSAGE = 'Enter a valid phone number';
const TERMS_MESSAGE = 'You must accept the terms.';

/** The longest a free-text answer may be, counted after trimming as `value.length` counts. */
export const MAX_ANSWER_UNITS = 500;

const withoutSpace = (value: string) => value.replace(/\s/g, '');
const isPhone = (value: string) => PHONE.test(withoutSpace(value));

/** A missing key counts as an empty answer, so that every key is in the payload. */
const text = (message?: string) => v.optional(v.string(message), '');

/** Trimmed text that must not be empty; white space alone is empty. */
export const requiredText = (message: string) =>
  v.pipe(text(message), v.trim(), v.nonEmpty(message));

/** Trimmed text that may be empty. */
export const optionalText = () => v.pipe(text(), v.trim());

export const email = () =>
  v.pipe(requiredText('Email is required'), v.regex(EMAIL, 'Enter a valid email'));

/** A phone number, kept as typed: its spaces are only ignored while the digits are counted. */
export const phone = (requiredMessage: string) =>
  v.pipe(requiredText(requiredMessage), v.check(isPhone, PHONE_MESSAGE));

export const optionalPhone = () =>
  v.pipe(
    optionalText(),
    v.check((value) => value === '' || isPhone(value), PHONE_MESSAGE),
  );

/** A pincode without the spaces it may be typed with: `380 001` becomes `380001`. */
export const pincode = () =>
  v.pipe(
    requiredText('Pincode is required.'),
    v.transform(withoutSpace),
    v.regex(PINCODE, 'Enter a valid 6-digit pincode.'),
  );

/** The consent tick: nothing but `true` passes. */
export const acceptedTerms = () =>
  v.pipe(v.optional(v.boolean(TERMS_MESSAGE), false), v.literal(true, TERMS_MESSAGE));
