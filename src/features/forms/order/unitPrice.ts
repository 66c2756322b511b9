import { pricePer, units } from '#/copy/units.ts';

/** The base unit of each unit, with the factor between them. */
const UNITS = [
  { name: 'g', unit: 'g', factor: 1 },
  { name: 'kg', unit: 'g', factor: 1000 },
  { name: 'ml', unit: 'ml', factor: 1 },
  { name: 'l', unit: 'ml', factor: 1000 },
] as const;
const LARGER = { g: 'kg', ml: 'l' } as const;
/** By their symbols, and by their names in the page's language. */
const NAMED = new Map(
  UNITS.flatMap((unit) => [unit.name, units[unit.name]].map((name) => [name, unit])),
);
const QUANTITY = new RegExp(
  `(\\d+(?:\\.\\d+)?)\\s*(${[...NAMED.keys()].join('|')})(?![\\p{L}\\p{M}\\d_])`,
  'giu',
);
const PER_LARGE = 1000;

const readAmount = (price: string) => Number(price.replace(/[₹,\s]/g, ''));

/**
 * The unit sale price that the packaged commodities rules require: per gram below one kilogram, else per
 * kilogram: `₹0.45 per g` for `₹90` and `200 g`. `undefined` if price or quantity is not a single number.
 */
export function unitPrice(price: string, netQuantity: string): string | undefined {
  const [quantity, ...others] = netQuantity.matchAll(QUANTITY);
  const { unit, factor } = NAMED.get(quantity?.[2]?.toLowerCase() ?? '') ?? {};
  const amount = readAmount(price);
  if (!unit || !factor || others.length > 0 || !(amount > 0)) return undefined;
  const small = Number(quantity?.[1]) * factor;
  if (!(small > 0)) return undefined;
  const isLarge = small >= PER_LARGE;
  const each = (amount / small) * (isLarge ? PER_LARGE : 1);
  return pricePer(`₹${each.toFixed(2)}`, isLarge ? LARGER[unit] : unit);
}
