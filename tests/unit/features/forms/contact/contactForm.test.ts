import { describe, expect, test } from 'vitest';
import { checkForm } from '#/features/forms/checkForm.ts';
import { contactSchema } from '#/features/forms/contact/contactForm.ts';
import { contactWords } from '#/features/forms/formWords.ts';

const schema = contactSchema(contactWords('en'));

const GOOD = {
  name: 'Foram Zaveri',
  email: 'foram@mail.example',
  phone: '+915000000000',
  message: 'Do you deliver to Anand?',
  terms: true,
};

const errorsOf = (changes: object) => {
  const check = checkForm(schema, { ...GOOD, ...changes });
  return check.isValid ? {} : check.errors;
};

describe('contactSchema', () => {
  test.each([
    ['name', null, 'Name is required.'],
    ['terms', false, 'You must accept the terms.'],
    ['terms', undefined, 'You must accept the terms.'],
    ['terms', 'true', 'You must accept the terms.'],
  ])('refuses %s %j with “%s”', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  test('trims every text and sends a phone number without the signs that part it', () => {
    const check = checkForm(schema, {
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
    const check = checkForm(schema, { name, email, message, terms, page: '/contact/' });

    expect(check).toEqual({ isValid: true, payload: { ...GOOD, phone: '' } });
  });

  test('reports one message a field, in the order of the form', () => {
    const check = checkForm(schema, {});

    expect(check.isValid ? [] : Object.entries(check.errors)).toEqual([
      ['name', 'Name is required.'],
      ['email', 'Email is required'],
      ['message', 'Message is required.'],
      ['terms', 'You must accept the terms.'],
    ]);
  });
});
