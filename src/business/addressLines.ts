import type { Locale } from '#/messages/languages.ts';
import { businessIn } from './business.ts';

/** The postal address without the name, as lines. */
export function addressLines(locale: Locale): string[] {
  const { lines, region, postalCode } = businessIn(locale).address;
  return [...lines, `${region} ${postalCode}`];
}
