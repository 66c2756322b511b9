import * as v from 'valibot';
import type { Pack } from '#/business/packs.ts';
import { fieldRules, requiredText } from '#/features/forms/fieldRules.ts';
import { fieldId } from '#/features/forms/formContext.ts';
import { defineForm, personFields } from '#/features/forms/formDefinition.ts';
import type { OrderWords } from '#/features/forms/formWords.ts';

export const orderForm = defineForm({
  id: 'order-form',
  path: '/api/ready-to-eat',
  schema: (words: OrderWords) => {
    const { email, phone } = fieldRules(words.fields);
    return v.object({
      name: requiredText(words.nameMissing),
      email,
      phone: phone(words.phoneMissing),
      address: requiredText(words.addressMissing),
      description: requiredText(words.descriptionMissing),
    });
  },
  fields: (words) => ({
    ...personFields(words),
    address: { label: words.address, rows: 3, autoComplete: 'street-address' },
    description: { label: words.description, hint: words.descriptionHint, rows: 4 },
  }),
});

/** A link to the order's field for packs; a script reads from it which pack to add there. */
export const packLink = ({ name, netQuantity }: Pick<Pack, 'name' | 'netQuantity'>) => ({
  href: `#${fieldId(orderForm.id, 'description')}`,
  'data-pack': `${name}, ${netQuantity}`,
});
