import { expect, test } from 'vitest';
import { videosJsonLd } from '#/components/seo/json-ld/galleryJsonLd.ts';
import { menuJsonLd } from '#/components/seo/json-ld/menuJsonLd.ts';
import { outletsJsonLd } from '#/components/seo/json-ld/outletsJsonLd.ts';
import { dishCategories } from '#/lib/dishes.ts';
import { makeDish } from '../../../../fixtures/dish.ts';
import { makeOutlet } from '../../../../fixtures/outlet.ts';

const SITE = new URL('https://shop.example/');

test('a MenuItem has the cut description and the price of its row', () => {
  const description = 'Silky rolls of gram flour and buttermilk, spread thin while hot.';
  const khandvi = makeDish({ description, price: '₹1,200', isPriceShown: true, kcal: 210 });
  const dishes = dishCategories([khandvi, { ...khandvi, isPriceShown: false }]);
  const items = menuJsonLd('Menu', dishes).hasMenuSection.flatMap((section) => section.hasMenuItem);
  expect(items).toEqual([
    {
      '@type': 'MenuItem',
      name: 'Khandvi',
      description: 'Silky rolls of gram flour and buttermilk, spread t…',
      offers: { '@type': 'Offer', price: '1200', priceCurrency: 'INR' },
      suitableForDiet: 'https://schema.org/VegetarianDiet',
      nutrition: { '@type': 'NutritionInformation', calories: '210 kcal' },
    },
    expect.objectContaining({ offers: undefined }),
  ]);
});

test('a video with a date is a VideoObject; without a date there is none', () => {
  const video = {
    id: '1',
    title: 'Chai',
    image: { file: 'chai', width: 640, height: 360, color: '#fff', widths: [160, 640] },
    video: { address: 'https://media.example/chai.mp4', isPage: false },
    createdAt: '2026-10-01T00:00:00.000Z',
  };
  expect(videosJsonLd([video, { ...video, createdAt: undefined }], SITE)).toEqual([
    {
      '@type': 'VideoObject',
      name: 'Chai',
      thumbnailUrl: 'https://shop.example/_media/chai-640.jpg',
      contentUrl: 'https://media.example/chai.mp4',
      uploadDate: '2026-10-01T00:00:00.000Z',
    },
  ]);
});

test('an outlet has a telephone only if its number is certain', () => {
  const numbers = ['૫૦૦૦૦ ૦૧૦૦૧ / 50000 01002', '079-2656 1234', '50000 01001 / 02', undefined];
  const outlets = numbers.map((contactNumber, id) => makeOutlet({ id: `${id}`, contactNumber }));
  const city = { name: 'Pune', slug: 'pune', at: undefined, outlets };
  const country = { country: 'India', countrySlug: 'india' };
  const state = { name: 'Maharashtra', slug: 'maharashtra', cities: [city], ...country };
  const data = JSON.stringify(outletsJsonLd({ state, city }, SITE));
  expect(data).toContain('"addressLocality":"Pune","addressRegion":"Maharashtra"');
  expect(data.match(/"telephone":"[^"]*"/g)).toEqual([
    '"telephone":"5000001001"',
    '"telephone":"07926561234"',
  ]);
});
