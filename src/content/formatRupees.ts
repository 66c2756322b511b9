import { language } from '#/copy/language.ts';
import * as words from '#/copy/units.ts';

const LAKH = 100_000;
const CRORE = 100 * LAKH;

const UNITS = [
  { size: CRORE, name: words.crore },
  { size: LAKH, name: words.lakh },
  { size: 1, name: '' },
];

const numbers = new Intl.NumberFormat(language.tag, { maximumFractionDigits: 1 });

const unitOf = (rupees: number) =>
  UNITS.find(({ size }) => rupees >= size) ?? { size: 1, name: '' };

/** An amount in Indian notation, to one decimal: `₹45,000`, `₹12.5 lakh`, `₹1.2 crore`. */
export function formatRupees(rupees: number): string {
  const { size, name } = unitOf(rupees);
  return `₹${numbers.format(rupees / size)}${name}`;
}

/** A range of amounts; a common unit appears once: `₹6–9 lakh`. */
export function formatRupeeRange([from, to]: readonly [number, number]): string {
  const { size, name } = unitOf(to);
  if (from === to) return formatRupees(to);
  if (unitOf(from).size !== size) return words.fromTo(formatRupees(from), formatRupees(to));
  return `₹${numbers.format(from / size)}–${numbers.format(to / size)}${name}`;
}
