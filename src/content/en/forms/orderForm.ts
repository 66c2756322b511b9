/** Labels, hints, and messages for empty fields. */
export const name = 'Your Name';
export const nameMissing = 'Name is required';
export const email = 'Email Address';
export const emailHint = 'The confirmation comes here.';
export const phone = 'Phone Number';
export const phoneHint = 'We ring to confirm packs and price.';
export const phoneMissing = 'Phone is required';
export const address = 'Address';
export const addressMissing = 'Address is required';
export const description = 'Description';
export const descriptionHint = 'Which packs, how many, by when.';
export const descriptionMissing = 'Description is required';
export const submit = 'Submit Order';

export const sent = 'Order submitted successfully';
export const failed = 'Failed to submit order';
