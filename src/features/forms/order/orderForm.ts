import * as v from 'valibot';
import { email, phone, requiredText } from '#/features/forms/rules/fields.ts';
import type { FormDefinition } from '#/features/forms/formDefinition.ts';

export const OrderSchema = v.object({
  name: requiredText('Name is required'),
  email: email(),
  phone: phone('Phone is required'),
  address: requiredText('Address is required'),
  description: requiredText('Description is required'),
});

export type Order = v.InferOutput<typeof OrderSchema>;

export const orderForm: FormDefinition<typeof OrderSchema> = {
  id: 'order-form',
  path: '/api/ready-to-eat',
  schema: OrderSchema,
  sent: 'Order submitted successfully',
  failed: 'Failed to submit order',
};
