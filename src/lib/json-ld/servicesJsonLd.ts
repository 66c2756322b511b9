import { business } from '~/config';
import type { JsonLdValue } from './jsonLd';

/** A headed group of the page's cards. */
interface Catalogue {
  heading: string;
  cards: readonly { title: string; text: string }[];
}

/** What a franchise partner gets, as schema.org's Service with a catalogue of the page's cards. */
export const servicesJsonLd = (site: URL | undefined, catalogues: readonly Catalogue[]) =>
  ({
    '@type': 'Service',
    serviceType: 'Franchise set-up and support',
    provider: {
      '@type': 'Organization',
      name: business.name,
      url: site && new URL('/', site).href,
    },
    hasOfferCatalog: catalogues.map(({ heading, cards }) => ({
      '@type': 'OfferCatalog',
      name: heading,
      itemListElement: cards.map(({ title, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text },
      })),
    })),
  }) satisfies JsonLdValue;
