import type { Pack } from '#/business/packs.ts';
import type { Locale } from '#/words/languages.ts';
import { words } from '#/words/words.ts';

/** The base unit of each unit, with the factor between them. */
const UNITS = [
  { name: 'g', unit: 'g', factor: 1 },
  { name: 'kg', unit: 'g', factor: 1000 },
  { name: 'ml', unit: 'ml', factor: 1 },
  { name: 'l', unit: 'ml', factor: 1000 },
] as const;
const LARGER = { g: 'kg', ml: 'l' } as const;
const PER_LARGE = 1000;

const readAmount = (price: string) => Number(price.replace(/[₹,\s]/g, ''));

/** The units by their symbols, and by their names in a language. */
const namedUnits = (locale: Locale) =>
  new Map(
    UNITS.flatMap((unit) =>
      [unit.name, words(locale).units.units[unit.name]].map((name) => [name, unit] as const),
    ),
  );

const quantityPattern = (names: Iterable<string>) =>
  new RegExp(`(\\d+(?:\\.\\d+)?)\\s*(${[...names].join('|')})(?![\\p{L}\\p{M}\\d_])`, 'giu');

/**
 * The unit sale price that the packaged commodities rules require: per gram below one kilogram, else per
 * kilogram: `₹0.45 per g` for `₹90` and `200 g`. `undefined` if price or quantity is not a single number.
 */
export function unitPrice(
  locale: Locale,
  { price, netQuantity }: Pick<Pack, 'price' | 'netQuantity'>,
): string | undefined {
  const units = namedUnits(locale);
  const [quantity, ...others] = netQuantity.matchAll(quantityPattern(units.keys()));
  const { unit, factor } = units.get(quantity?.[2]?.toLowerCase() ?? '') ?? {};
  const amount = readAmount(price);
  if (!unit || !factor || others.length > 0 || !(amount > 0)) return undefined;
  const small = Number(quantity?.[1]) * factor;
  if (!(small > 0)) return undefined;
  const isLarge = small >= PER_LARGE;
  const each = (amount / small) * (isLarge ? PER_LARGE : 1);
  const { fill, units: text } = words(locale);
  return fill(text.pricePer, {
    price: `₹${each.toFixed(2)}`,
    unit: text.units[isLarge ? LARGER[unit] : unit],
  });
}
