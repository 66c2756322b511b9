/** The labels, buttons and messages of the forms, as the specification states them. */
import { expect, test } from 'vitest';
import { contactForm, franchiseForm, orderForm } from '#/features/forms/formDefinitions.ts';
import { formMessages } from '#/features/forms/formMessages.ts';

const { contact, franchise, order } = formMessages('en');
const TERMS = 'I agree to receive emails, newsletters, promotional messages';

test.each([
  {
    texts: contact,
    fields: contactForm.fields(contact),
    labels: ['Your Name', 'Email Address', 'Phone Number', 'Message', TERMS],
    submit: 'Send Message',
    sent: 'Message sent successfully.',
    failed: 'Failed to send message.',
  },
  {
    texts: franchise,
    fields: franchiseForm.fields(franchise),
    labels: [
      'Full Name*',
      'Email Address*',
      'Phone Number*',
      'City*',
      'Pincode*',
      'Address*',
      'Business Experience (optional)',
      'Why are you interested in this franchise?*',
      TERMS,
    ],
    submit: 'Request Franchise Information',
    sent: 'Franchise inquiry sent successfully.',
    failed: 'Failed to send franchise inquiry.',
  },
  {
    texts: order,
    fields: orderForm.fields(order),
    labels: ['Your Name', 'Email Address', 'Phone Number', 'Address', 'Description'],
    submit: 'Submit Order',
    sent: 'Order submitted successfully',
    failed: 'Failed to submit order',
  },
])('$submit: has these fields and messages', ({ texts, fields, labels, ...said }) => {
  expect(Object.values(fields).map(({ label }) => label)).toEqual(labels);
  expect(texts).toMatchObject(said);
});

test.each([contactForm.fields(contact), franchiseForm.fields(franchise)])(
  'a ticked consent is "yes" in a chat or an e-mail',
  ({ terms }) => {
    expect(terms).toMatchObject({ label: TERMS, value: 'yes' });
  },
);
