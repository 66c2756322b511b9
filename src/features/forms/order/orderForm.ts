import * as v from 'valibot';
import * as words from '#/copy/forms/orderForm.ts';
import { email, phone, requiredText } from '#/features/forms/rules/fields.ts';
import type { FormDefinition } from '#/features/forms/formDefinition.ts';

export const OrderSchema = v.object({
  name: requiredText(words.nameMissing),
  email: email(),
  phone: phone(words.phoneMissing),
  address: requiredText(words.addressMissing),
  description: requiredText(words.descriptionMissing),
});

export type Order = v.InferOutput<typeof OrderSchema>;

export const orderForm: FormDefinition<typeof OrderSchema> = {
  id: 'order-form',
  path: '/api/ready-to-eat',
  schema: OrderSchema,
  sent: words.sent,
  failed: words.failed,
};
