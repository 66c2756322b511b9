import { describe, expect, test } from 'vitest';
import { checkForm } from '#/features/forms/checkForm.ts';
import { FranchiseSchema } from '#/features/forms/franchise/franchiseForm.ts';

const GOOD = {
  name: 'Kirtan Dave',
  email: 'kirtan@mail.example',
  phone: '5000000000',
  city: 'Anand',
  pincode: '388001',
  address: '1 Sample Street',
  experience: '',
  interest: 'A counter of my own.',
  terms: true,
};

const TOO_LONG_EXPERIENCE = 'Experience description must be 500 characters or less.';
const TOO_LONG_INTEREST = 'Interest description must be 500 characters or less.';

const errorsOf = (changes: object) => {
  const check = checkForm(FranchiseSchema, { ...GOOD, ...changes });
  return check.isValid ? {} : check.errors;
};

describe('FranchiseSchema', () => {
  test.each([
    ['name', ' ', 'Full name is required.'],
    ['email', ' ', 'Email is required'],
    ['email', 'kirtan@', 'Enter a valid email'],
    ['phone', ' ', 'Phone number is required.'],
    ['phone', '50000 0000', 'Enter a valid phone number'],
    ['city', ' ', 'City is required.'],
    ['address', ' ', 'Address is required.'],
    ['pincode', ' ', 'Pincode is required.'],
    ['pincode', '38000', 'Enter a valid 6-digit pincode.'],
    ['pincode', '3800011', 'Enter a valid 6-digit pincode.'],
    ['pincode', '38000a', 'Enter a valid 6-digit pincode.'],
    ['pincode', '380-001', 'Enter a valid 6-digit pincode.'],
    ['pincode', '380 001', 'Enter a valid 6-digit pincode.'],
    ['pincode', '380\u00a0001', 'Enter a valid 6-digit pincode.'],
    ['pincode', '380\u200e001', 'Enter a valid 6-digit pincode.'],
    ['pincode', '38000①', 'Enter a valid 6-digit pincode.'],
    ['pincode', '38000²', 'Enter a valid 6-digit pincode.'],
    ['pincode', '+380001', 'Enter a valid 6-digit pincode.'],
    ['experience', 'x'.repeat(501), TOO_LONG_EXPERIENCE],
    ['experience', '😀'.repeat(251), TOO_LONG_EXPERIENCE],
    ['interest', ' ', 'Please explain your interest in the franchise.'],
    ['interest', 'x'.repeat(501), TOO_LONG_INTEREST],
    ['terms', false, 'You must accept the terms.'],
  ])('refuses %s %j with “%s”', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  test.each([
    ['experience', 'x'.repeat(500)],
    ['experience', ` ${'x'.repeat(500)} `],
    ['experience', '😀'.repeat(250)],
    ['interest', `\n${'x'.repeat(500)}\n`],
    ['phone', '+91 50000 00000'],
  ])('accepts %s %j', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual({});
  });

  test.each([' 388001 ', '૩૮૮૦૦૧', '३८८००१', '３８８００１', '٣٨٨٠٠١', '38૮००1'])(
    'sends the pincode %j in the digits of every API',
    (pincode) => {
      const check = checkForm(FranchiseSchema, { ...GOOD, pincode });

      expect(check).toEqual({ isValid: true, payload: GOOD });
    },
  );

  test('sends an empty experience where none was given', () => {
    const withoutExperience = Object.fromEntries(
      Object.entries(GOOD).filter(([key]) => key !== 'experience'),
    );

    expect(checkForm(FranchiseSchema, withoutExperience)).toEqual({ isValid: true, payload: GOOD });
  });

  test('lists the errors of an empty form in the order of its fields', () => {
    const check = checkForm(FranchiseSchema, {});

    expect(check.isValid ? [] : Object.keys(check.errors)).toEqual([
      'name',
      'email',
      'phone',
      'city',
      'pincode',
      'address',
      'interest',
      'terms',
    ]);
  });
});
