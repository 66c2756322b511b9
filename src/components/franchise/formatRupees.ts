import { formatTagOf, type Locale } from '#/messages/languages.ts';
import { words } from '#/messages/messages.ts';

const LAKH = 100_000;
const CRORE = 100 * LAKH;

const unitOf = (rupees: number) => {
  if (rupees >= CRORE) return { size: CRORE, name: 'crore' } as const;
  return rupees >= LAKH ? ({ size: LAKH, name: 'lakh' } as const) : { size: 1, name: undefined };
};

/** An amount in Indian notation, to one decimal: `₹45,000`, `₹12.5 lakh`, `₹1.2 crore`. */
export const formatRupees = (locale: Locale, rupees: number): string =>
  formatRupeeRange(locale, [rupees, rupees]);

/** A range of amounts; a common unit appears once: `₹6–9 lakh`. */
export function formatRupeeRange(locale: Locale, [from, to]: readonly [number, number]): string {
  const { units, fill } = words(locale);
  const numbers = new Intl.NumberFormat(formatTagOf(locale), { maximumFractionDigits: 1 });
  const { size, name } = unitOf(to);
  const unit = name ? units[name] : '';
  if (from === to) return `₹${numbers.format(to / size)}${unit}`;
  if (unitOf(from).size !== size)
    return fill(units.fromTo, { from: formatRupees(locale, from), to: formatRupees(locale, to) });
  return `₹${numbers.format(from / size)}–${numbers.format(to / size)}${unit}`;
}
