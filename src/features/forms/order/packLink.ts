import { fieldId } from '#/features/forms/formContext.ts';
import type { Pack } from '#/business/packs.ts';
import { orderForm } from './orderForm.ts';

/** A link to the order's field for packs; a script reads from it which pack to add there. */
export const packLink = ({ name, netQuantity }: Pick<Pack, 'name' | 'netQuantity'>) => ({
  href: `#${fieldId(orderForm.id, 'description')}`,
  'data-pack': `${name}, ${netQuantity}`,
});
