import { fieldId } from '#/features/forms/formContext.ts';
import type { Pack } from '#/lib/pack.ts';
import { orderForm } from './orderForm.ts';

/** A link to the field of the order that says which packs; it names the one that a script adds there. */
export const packLink = ({ name, netQuantity }: Pick<Pack, 'name' | 'netQuantity'>) => ({
  href: `#${fieldId(orderForm.id, 'description')}`,
  'data-pack': `${name}, ${netQuantity}`,
});
