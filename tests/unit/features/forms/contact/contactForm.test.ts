import { describe, expect, test } from 'vitest';
import { checkForm } from '#/features/forms/checkForm.ts';
import { ContactSchema } from '#/features/forms/contact/contactForm.ts';

const GOOD = {
  name: 'Foram Zaveri',
  email: 'foram@mail.example',
  phone: '+915000000000',
  message: 'Do you deliver to Anand?',
  terms: true,
};

const errorsOf = (changes: object) => {
  const check = checkForm(ContactSchema, { ...GOOD, ...changes });
  return check.isValid ? {} : check.errors;
};

describe('ContactSchema', () => {
  test.each([
    ['name', '', 'Name is required.'],
    ['name', ' \t\n\u00a0 ', 'Name is required.'],
    ['name', null, 'Name is required.'],
    ['email', '', 'Email is required'],
    ['email', '   ', 'Email is required'],
    ['email', 'foram', 'Enter a valid email'],
    ['email', 'foram@mail', 'Enter a valid email'],
    ['email', 'foram @mail.example', 'Enter a valid email'],
    ['email', 'foram@@mail.example', 'Enter a valid email'],
    ['phone', '500000000', 'Enter a valid phone number'],
    ['phone', '50000-0000', 'Enter a valid phone number'],
    ['phone', '50000x00000', 'Enter a valid phone number'],
    ['phone', '---', 'Enter a valid phone number'],
    ['phone', '++5000000000', 'Enter a valid phone number'],
    ['phone', '5000000000+', 'Enter a valid phone number'],
    ['message', '', 'Message is required.'],
    ['message', '\n\n', 'Message is required.'],
    ['terms', false, 'You must accept the terms.'],
    ['terms', undefined, 'You must accept the terms.'],
    ['terms', 'true', 'You must accept the terms.'],
  ])('refuses %s %j with “%s”', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  test.each([
    ['phone', ''],
    ['phone', '   '],
    ['phone', '5000000000'],
    ['phone', '+50 0000 0000 0'],
    ['phone', '5\u00a00000\u00a000000'],
    ['phone', '\u200e'],
    ['phone', '+91 50000-01234'],
    ['phone', '(0500) 001 2345'],
    ['phone', '૫૦૦૦૦ ૦૧૨૩૪'],
    ['name', '👩‍🍳'],
    ['name', 'فورم'],
    ['message', 'x'.repeat(10_000)],
  ])('accepts %s %j', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual({});
  });

  test('trims every text and sends a phone number without the signs that part it', () => {
    const check = checkForm(ContactSchema, {
      name: '  Foram Zaveri ',
      email: ' foram@mail.example ',
      phone: ' +91 (50000) 000-00 ',
      message: '\nHello\n',
      terms: true,
    });

    expect(check).toEqual({ isValid: true, payload: { ...GOOD, message: 'Hello' } });
  });

  test('sends every key, and nothing that is not in the specification', () => {
    const { name, email, message, terms } = GOOD;
    const check = checkForm(ContactSchema, { name, email, message, terms, page: '/contact/' });

    expect(check).toEqual({ isValid: true, payload: { ...GOOD, phone: '' } });
  });

  test('reports one message a field, in the order of the form', () => {
    const check = checkForm(ContactSchema, {});

    expect(check.isValid ? [] : Object.entries(check.errors)).toEqual([
      ['name', 'Name is required.'],
      ['email', 'Email is required'],
      ['message', 'Message is required.'],
      ['terms', 'You must accept the terms.'],
    ]);
  });
});
