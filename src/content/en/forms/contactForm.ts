/** Labels, hints, and messages for empty fields. */
export const name = 'Your Name';
export const nameMissing = 'Name is required.';
export const email = 'Email Address';
export const emailHint = 'We reply here.';
export const phone = 'Phone Number';
export const phoneHint = 'Optional: if you would rather we rang.';
export const message = 'Message';
export const messageMissing = 'Message is required.';
export const submit = 'Send Message';

export const sent = 'Message sent successfully.';
export const failed = 'Failed to send message.';
