import type { JsonLdValue } from './jsonLd.ts';
import { organizationReference } from './organizationJsonLd.ts';

/** A headed group of the page's cards. */
interface Catalogue {
  heading: string;
  cards: readonly { title: string; text: string }[];
}

/** What a franchise partner gets, as schema.org's Service with a catalogue of the page's cards. */
export const servicesJsonLd = (
  site: URL | undefined,
  serviceType: string,
  catalogues: readonly Catalogue[],
) =>
  ({
    '@type': 'Service',
    serviceType,
    provider: organizationReference(site),
    hasOfferCatalog: catalogues.map(({ heading, cards }) => ({
      '@type': 'OfferCatalog',
      name: heading,
      itemListElement: cards.map(({ title, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text },
      })),
    })),
  }) satisfies JsonLdValue;
