import * as v from 'valibot';
import { email, phone, requiredText } from './fields';

export const OrderSchema = v.object({
  name: requiredText('Name is required'),
  email: email(),
  phone: phone('Phone is required'),
  address: requiredText('Address is required'),
  description: requiredText('Description is required'),
});

export type Order = v.InferOutput<typeof OrderSchema>;
