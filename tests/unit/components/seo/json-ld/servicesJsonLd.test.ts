import { expect, test } from 'vitest';
import { servicesJsonLd } from '#/components/seo/json-ld/servicesJsonLd.ts';

const SITE = new URL('https://shop.example/');
const catalogue = { heading: 'Kitchen', cards: [{ title: 'Steamer', text: 'Six trays at once.' }] };

test('each group of cards is a catalogue of services', () => {
  const { hasOfferCatalog } = servicesJsonLd(SITE, 'Set-up', [catalogue]);
  expect(hasOfferCatalog).toEqual([
    {
      '@type': 'OfferCatalog',
      name: 'Kitchen',
      itemListElement: [
        {
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: 'Steamer', description: 'Six trays at once.' },
        },
      ],
    },
  ]);
});

test('the provider has the address of the site', () => {
  const { provider } = servicesJsonLd(SITE, 'Set-up', []);
  expect(provider.url).toBe('https://shop.example/');
});
