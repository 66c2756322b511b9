import type { Dish } from '#/api/dishes.ts';
import { business, businessIn } from '#/business/business.ts';
import { priceLabel, priceNumber } from '#/lib/parsePrice.ts';
import type { Locale } from '#/messages/languages.ts';
import { pagePath } from '#/messages/pages.ts';
import { words } from '#/messages/messages.ts';
import { entityIds, profiles } from './organizationJsonLd.ts';
import type { JsonLdThing } from './jsonLd.ts';

/** The opening hours, for pages that show them. */
export const openingHours = (): JsonLdThing => ({
  openingHoursSpecification: business.hours?.map(({ weekdays, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays,
    opens,
    closes,
  })),
});

/** The price range of all dishes that show a price: `₹20-₹180`. */
export function priceRange(dishes: readonly Dish[]): string | undefined {
  const shown = dishes.filter((dish) => priceLabel(dish));
  const prices = shown.map(({ price = '' }) => Number(priceNumber(price)));
  const known = prices.filter((price) => price > 0);
  const [least, greatest] = [Math.min(...known), Math.max(...known)];
  if (known.length === 0) return undefined;
  return least === greatest ? `₹${least}` : `₹${least}-₹${greatest}`;
}

/** The business as schema.org's FoodEstablishment, with the facts that every page shows. */
export function businessJsonLd(locale: Locale, site: URL | undefined): JsonLdThing {
  const { name, address, phone, geo } = businessIn(locale);
  return {
    '@type': 'FoodEstablishment',
    '@id': entityIds.restaurant(site),
    name,
    url: new URL('/', site).href,
    telephone: phone.label,
    servesCuisine: words(locale).shared.cuisine,
    hasMenu: new URL(pagePath(locale, 'menu'), site).href,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.lines[0],
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    geo: geo && { '@type': 'GeoCoordinates', ...geo },
    sameAs: profiles(),
    parentOrganization: { '@id': entityIds.organization(site) },
  };
}
