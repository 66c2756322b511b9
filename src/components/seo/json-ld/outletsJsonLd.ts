import { businessIn } from '#/business/business.ts';
import { dialledNumber } from '#/lib/phones.ts';
import { fallbackPath } from '#/lib/pictures.ts';
import type { LocationRoute } from '#/features/finder/locationRoutes.ts';
import { organizationReference } from './organizationJsonLd.ts';
import { itemListJsonLd } from './jsonLd.ts';

/** Returns the outlets on a city's page as schema.org's FoodEstablishment (a LocalBusiness). */
export const outletsJsonLd = ({ country, state, city }: LocationRoute, site: URL | undefined) =>
  itemListJsonLd(
    (city?.outlets ?? []).map(({ name, image, mapUrl, address, contactNumber }) => ({
      '@type': 'FoodEstablishment',
      name,
      image: image && new URL(fallbackPath(image), site).href,
      telephone: contactNumber && dialledNumber(contactNumber),
      hasMap: mapUrl,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: city?.name,
        addressRegion: state?.name,
        addressCountry: country?.name,
      },
      brand: { '@type': 'Brand', name: businessIn('en').name },
      parentOrganization: organizationReference(site),
    })),
  );
