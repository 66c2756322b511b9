import { pricePer } from '#/copy/units.ts';

/** How much of a unit a larger one holds; prices of smaller packs are told by the smaller one. */
const UNITS: Record<string, { unit: 'g' | 'ml'; factor: number }> = {
  g: { unit: 'g', factor: 1 },
  kg: { unit: 'g', factor: 1000 },
  ml: { unit: 'ml', factor: 1 },
  l: { unit: 'ml', factor: 1000 },
};
const LARGER = { g: 'kg', ml: 'l' } as const;
const QUANTITY = /(\d+(?:\.\d+)?)\s*(k?g|ml|l)\b/gi;
const PER_LARGE = 1000;

const readAmount = (price: string) => Number(price.replace(/[₹,\s]/g, ''));

/**
 * The unit sale price, as the packaged commodities rules want it: of what weighs less than a kilogram for a
 * gram, else for a kilogram; `₹0.45 per g` of `₹90` and `200 g`. Where price or quantity is not one number, none.
 */
export function unitPrice(price: string, netQuantity: string): string | undefined {
  const [quantity, ...others] = netQuantity.matchAll(QUANTITY);
  const { unit, factor } = UNITS[quantity?.[2]?.toLowerCase() ?? ''] ?? {};
  const amount = readAmount(price);
  if (!unit || !factor || others.length > 0 || !(amount > 0)) return undefined;
  const small = Number(quantity?.[1]) * factor;
  if (!(small > 0)) return undefined;
  const isLarge = small >= PER_LARGE;
  const each = (amount / small) * (isLarge ? PER_LARGE : 1);
  return pricePer(`₹${each.toFixed(2)}`, isLarge ? LARGER[unit] : unit);
}
