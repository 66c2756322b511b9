import type { Dish } from '#/api/dishes.ts';

/** The price of a dish, `₹60`; `undefined` if there is none or it must not be shown. */
export const priceLabel = ({ price, isPriceShown }: Pick<Dish, 'price' | 'isPriceShown'>) =>
  isPriceShown && price !== undefined ? `₹${price}` : undefined;
