import { business } from '~/config';
import type { JsonLdValue } from './jsonLd';

const DAYS: Record<string, readonly string[]> = {
  'Mon-Sat': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  Sun: ['Sunday'],
};

/** The business as schema.org's LocalBusiness, from the facts that every page shows. */
export function businessJsonLd(site: URL | undefined): Record<string, JsonLdValue> {
  const { name, address, phone, hours } = business;
  return {
    '@type': 'FoodEstablishment',
    name,
    url: new URL('/', site).href,
    telephone: phone.label,
    servesCuisine: 'Gujarati',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.lines[0],
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[days],
      opens,
      closes,
    })),
  };
}
