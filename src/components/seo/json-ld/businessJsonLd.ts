import { business, businessIn } from '#/business/business.ts';
import type { Locale } from '#/messages/languages.ts';
import { pagePath } from '#/business/pages.ts';
import { organizationReference, profiles, restaurantReference } from './organizationJsonLd.ts';
import type { JsonLdThing } from './jsonLd.ts';

/** Returns the opening hours, for pages that show them. */
export const openingHours = (): JsonLdThing => ({
  openingHoursSpecification: business.hours?.map(({ weekdays, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays,
    opens,
    closes,
  })),
});

/** Returns the business as a place of schema.org's, with the facts that every page shows. */
export function businessJsonLd(locale: Locale, site: URL | undefined): JsonLdThing {
  const { address, cuisine, phone, geo, visits } = businessIn(locale);
  const menu = new URL(pagePath(locale, 'menu'), site).href;
  return {
    ...restaurantReference(site),
    telephone: phone.label,
    ...(visits === undefined && { servesCuisine: cuisine, hasMenu: menu }),
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
    parentOrganization: organizationReference(site),
  };
}
