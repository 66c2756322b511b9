import * as v from 'valibot';
import type { Pack } from '#/business/packs.ts';
import { fieldRules, requiredText } from '#/features/forms/fieldRules.ts';
import { fieldId } from '#/features/forms/formContext.ts';
import type { OrderWords } from '#/features/forms/formWords.ts';

export const orderForm = { id: 'order-form', path: '/api/ready-to-eat' };

export function orderSchema(words: OrderWords) {
  const { email, phone } = fieldRules(words.fields);
  return v.object({
    name: requiredText(words.nameMissing),
    email,
    phone: phone(words.phoneMissing),
    address: requiredText(words.addressMissing),
    description: requiredText(words.descriptionMissing),
  });
}

export type OrderSchema = ReturnType<typeof orderSchema>;

/** A link to the order's field for packs; a script reads from it which pack to add there. */
export const packLink = ({ name, netQuantity }: Pick<Pack, 'name' | 'netQuantity'>) => ({
  href: `#${fieldId(orderForm.id, 'description')}`,
  'data-pack': `${name}, ${netQuantity}`,
});
