import type { Pack } from '#/business/business.ts';
import { formatAmount } from '#/lib/prices.ts';
import type { Locale } from '#/messages/languages.ts';
import { messagesIn } from '#/messages/messages.ts';

/** Each unit with the larger one, which is a thousand times as much. */
const LARGER = { g: 'kg', ml: 'l' } as const;

/**
 * Returns the unit sale price that the packaged commodities rules require, per gram below one kilogram, else
 * per kilogram: `₹0.45 per g` for ₹90 and 200 g. `undefined` if there is no measure.
 */
export function unitPrice(
  locale: Locale,
  { price, measure }: Pick<Pack, 'price' | 'measure'>,
): string | undefined {
  const { format, units } = messagesIn(locale);
  if (measure === undefined) return undefined;
  const { amount, unit } = measure;
  const isLarge = amount >= 1000;
  const each = (price / amount) * (isLarge ? 1000 : 1);
  const name = units.units[isLarge ? LARGER[unit] : unit];
  return format(units.pricePer, { price: formatAmount(each), unit: name });
}
