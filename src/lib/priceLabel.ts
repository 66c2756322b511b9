import type { Dish } from '#/api/dishes.ts';

/** The price of a dish in rupees, `₹60`; `undefined` where it may not be shown or there is none. */
export const priceLabel = ({ price, isPriceShown }: Pick<Dish, 'price' | 'isPriceShown'>) =>
  isPriceShown && price !== undefined ? `₹${price}` : undefined;
