import { describe, expect, test } from 'vitest';
import { checkForm } from '#/features/forms/checkForm.ts';
import { orderSchema } from '#/features/forms/order/orderForm.ts';
import { orderWords } from '#/features/forms/formWords.ts';

const schema = orderSchema(orderWords('en'));

const GOOD = {
  name: 'Devika Nair',
  email: 'devika@mail.example',
  phone: '+915000000000',
  address: '1 Sample Street',
  description: 'Six packs of methi khakhra',
};

describe('orderSchema', () => {
  test('accepts an order and sends exactly its five fields', () => {
    expect(checkForm(schema, { ...GOOD, terms: true })).toEqual({
      isValid: true,
      payload: GOOD,
    });
  });

  test('has no message of its own for something that is no form', () => {
    expect(checkForm(schema, 'an order')).toEqual({ isValid: false, errors: {} });
  });
});
