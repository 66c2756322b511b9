import { formatTagOf, type Locale } from '#/messages/languages.ts';
import { messagesIn } from '#/messages/messages.ts';
import { writeRupees, type Range, type RupeeNotation } from './reckon.ts';

/** Returns how amounts are written in the language of a page. */
export function notationOf(locale: Locale): RupeeNotation {
  const { lakh, crore, fromTo } = messagesIn(locale).units;
  return { tag: formatTagOf(locale), lakh, crore, fromTo };
}

/** Formats an amount in Indian notation: `₹45,000`, `₹12.5 lakh`, `₹1.2 crore`. */
export const formatRupees = (locale: Locale, rupees: number): string =>
  formatRupeeRange(locale, [rupees, rupees]);

/** Formats a range of amounts; a common unit appears once: `₹6–9 lakh`. */
export const formatRupeeRange = (locale: Locale, range: Range): string =>
  writeRupees(range, notationOf(locale));
