import { describe, expect, test } from 'vitest';
import { checkForm } from '#/features/forms/checkForm.ts';
import { franchiseSchema } from '#/features/forms/franchise/franchiseForm.ts';
import { franchiseWords } from '#/features/forms/formWords.ts';

const schema = franchiseSchema(franchiseWords('en'));

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

const errorsOf = (changes: object) => {
  const check = checkForm(schema, { ...GOOD, ...changes });
  return check.isValid ? {} : check.errors;
};

describe('franchiseSchema', () => {
  test('refuses a tick that is not there', () => {
    expect(errorsOf({ terms: false })).toEqual({ terms: 'You must accept the terms.' });
  });

  test('sends an empty experience where none was given', () => {
    const withoutExperience = Object.fromEntries(
      Object.entries(GOOD).filter(([key]) => key !== 'experience'),
    );

    expect(checkForm(schema, withoutExperience)).toEqual({ isValid: true, payload: GOOD });
  });

  test('lists the errors of an empty form in the order of its fields', () => {
    const check = checkForm(schema, {});

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
