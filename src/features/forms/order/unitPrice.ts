import type { Pack } from '#/business/packs.ts';
import { rupeesIn } from '#/lib/price.ts';
import type { Locale } from '#/messages/languages.ts';
import { words } from '#/messages/messages.ts';

/** Each unit, and the larger one that is a thousand of it. */
const SCALES = [
  ['g', 'kg'],
  ['ml', 'l'],
] as const;

const PER_LARGE = 1000;

/** The amounts in a text that stand before a unit: its symbol, or its name in a language. */
function amountsOf(text: string, symbol: string, name: string): number[] {
  const pattern = `(\\d+(?:\\.\\d+)?)\\s*(?:${symbol}|${name})(?![\\p{L}\\p{M}\\d_])`;
  return [...text.matchAll(new RegExp(pattern, 'giu'))].map(([, amount]) => Number(amount));
}

/**
 * The unit sale price that the packaged commodities rules require: per gram below one kilogram, else per
 * kilogram: `₹0.45 per g` for `₹90` and `200 g`. `undefined` if price or quantity is not a single number.
 */
export function unitPrice(
  locale: Locale,
  { price, netQuantity }: Pick<Pack, 'price' | 'netQuantity'>,
): string | undefined {
  const { fill, units } = words(locale);
  const [quantity, ...others] = SCALES.flatMap((scale) =>
    scale.flatMap((unit, index) =>
      amountsOf(netQuantity, unit, units.units[unit]).map(
        (amount) => [amount * PER_LARGE ** index, ...scale] as const,
      ),
    ),
  );
  const sum = rupeesIn(price) ?? 0;
  if (!quantity || others.length > 0) return undefined;
  const [amount, small, large] = quantity;
  if (!(sum > 0) || !(amount > 0)) return undefined;
  const isLarge = amount >= PER_LARGE;
  const each = (sum / amount) * (isLarge ? PER_LARGE : 1);
  const unit = units.units[isLarge ? large : small];
  return fill(units.pricePer, { price: `₹${each.toFixed(2)}`, unit });
}
