/** Labels, placeholders, hints and error messages of its fields. */
export const name = 'Full Name*';
export const nameMissing = 'Full name is required.';
export const email = 'Email Address*';
export const emailHint = 'The papers come here.';
export const phone = 'Phone Number*';
export const phoneHint = 'We ring once, to answer your questions.';
export const phoneMissing = 'Phone number is required.';
export const city = 'City*';
export const cityMissing = 'City is required.';
export const pincode = 'Pincode*';
export const pincodeForm = '6-digit';
export const address = 'Address*';
export const addressMissing = 'Address is required.';
export const experience = 'Business Experience (optional)';
export const experienceTooLong = (most: number) =>
  `Experience description must be ${most} characters or less.`;
export const interest = 'Why are you interested in this franchise?*';
export const interestMissing = 'Please explain your interest in the franchise.';
export const interestTooLong = (most: number) =>
  `Interest description must be ${most} characters or less.`;
export const submit = 'Request Franchise Information';

export const sent = 'Franchise inquiry sent successfully.';
export const failed = 'Failed to send franchise inquiry.';
