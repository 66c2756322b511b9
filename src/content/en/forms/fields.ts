/** Error messages of fields that several forms have. */
export const emailMissing = 'Email is required';
export const emailWrong = 'Enter a valid email';
export const phoneWrong = 'Enter a valid phone number';
export const pincodeMissing = 'Pincode is required.';
export const pincodeWrong = 'Enter a valid 6-digit pincode.';
export const termsMissing = 'You must accept the terms.';

/** Reasons why a phone number is invalid. */
export const phoneSigns = 'Write one number in digits, with a + only in front.';
export const phoneTooShort = (least: number, count: number) =>
  `It needs at least ${least} digits, and this has ${count}.`;

export const terms = 'I agree to receive emails, newsletters, promotional messages';

export const upTo = (limit: number) => `Up to ${limit} characters.`;

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;
export const charactersLeft = (count: number) => `${characters(count)} left`;
export const charactersTooMany = (count: number) => `${characters(count)} too many`;
