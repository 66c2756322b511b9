import { describe, expect, test } from 'vitest';
import { checkForm } from '#/features/forms/checkForm.ts';
import { OrderSchema } from '#/features/forms/order/orderForm.ts';

const GOOD = {
  name: 'Devika Nair',
  email: 'devika@mail.example',
  phone: '+915000000000',
  address: '1 Sample Street',
  description: 'Six packs of methi khakhra',
};

const errorsOf = (changes: object) => {
  const check = checkForm(OrderSchema, { ...GOOD, ...changes });
  return check.isValid ? {} : check.errors;
};

describe('OrderSchema', () => {
  test.each([
    ['name', '\t ', 'Name is required'],
    ['email', ' ', 'Email is required'],
    ['email', 'devika.mail.example', 'Enter a valid email'],
    ['phone', ' ', 'Phone is required'],
    ['phone', '+500000000', 'Enter a valid phone number'],
    ['address', '  ', 'Address is required'],
    ['description', '\n', 'Description is required'],
  ])('refuses %s %j with “%s”', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  test('accepts an order and sends exactly its five fields', () => {
    expect(checkForm(OrderSchema, { ...GOOD, terms: true })).toEqual({
      isValid: true,
      payload: GOOD,
    });
  });

  test('has no message of its own for something that is no form', () => {
    expect(checkForm(OrderSchema, 'an order')).toEqual({ isValid: false, errors: {} });
  });
});
