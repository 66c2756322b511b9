import { withoutUndefined } from '#/lib/text.ts';
import type { JsonLdValue } from './jsonLd.ts';
import { organizationReference } from './organizationJsonLd.ts';

/** A group of the page's cards with a heading. */
interface Catalogue {
  heading: string;
  cards: Readonly<Record<string, { title: string; text: string } | undefined>> | undefined;
}

/** Returns what a franchise partner gets as schema.org's Service, with the page's cards as its catalogue. */
export const servicesJsonLd = (
  site: URL | undefined,
  serviceType: string,
  catalogues: readonly Catalogue[],
) =>
  ({
    '@type': 'Service',
    serviceType,
    provider: organizationReference(site),
    hasOfferCatalog: catalogues.flatMap(({ heading, cards }) =>
      cards === undefined
        ? []
        : [
            {
              '@type': 'OfferCatalog',
              name: heading,
              itemListElement: withoutUndefined(Object.values(cards)).map(({ title, text }) => ({
                '@type': 'Offer',
                itemOffered: { '@type': 'Service', name: title, description: text },
              })),
            },
          ],
    ),
  }) satisfies JsonLdValue;
