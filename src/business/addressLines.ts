import type { Locale } from '#/messages/languages.ts';
import { businessIn } from './business.ts';

/** Returns the postal address without the name, as lines. */
export function addressLines(locale: Locale): string[] {
  const { lines, region, postalCode } = businessIn(locale).address;
  return [...lines, `${region} ${postalCode}`];
}
