import { describe, expect, test } from 'vitest';
import { benefits } from '#/sample/content/benefits.ts';
import { dishes } from '#/sample/content/dishes.ts';
import { faqCategories } from '#/sample/content/faqs.ts';
import { franchiseStates } from '#/sample/content/franchises.ts';
import { gallery } from '#/sample/content/gallery.ts';
import { findPost, postList } from '#/sample/content/posts.ts';
import { team } from '#/sample/content/team.ts';
import { videos } from '#/sample/content/videos.ts';
import { languages } from '#/words/languages.ts';
import { inLanguage } from '#/words/text.ts';

const posts = postList.flatMap(({ id }) => findPost(String(id)) ?? []);
const cities = franchiseStates.flatMap((state) => state.cities);
const outlets = cities.flatMap((city) => city.franchises);
const everything = {
  benefits,
  dishes,
  faqCategories,
  franchiseStates,
  gallery,
  posts,
  team,
  videos,
};

/** The form of a list: an array, JSON or commas. */
const shapeOf = (list: unknown) => {
  if (Array.isArray(list)) return 'array';
  return typeof list === 'string' ? 'JSON string' : 'comma-separated string';
};
const ALL_SHAPES = ['JSON string', 'array', 'comma-separated string'];

const RESTRICTED_IN_OTHER_SCRIPTS =
  /તાજું|તાજા|તાજી|તાજો|કુદરતી|અસલી|પરંપરાગત|શુદ્ધ|ઘરનું બન|ताज़ा|ताज़ी|ताज़े|प्राकृतिक|असली|पारंपरिक|शुद्ध|घर का बना/;

describe('the sample content', () => {
  test('has items with and without each part that may be missing', () => {
    const areBoth = <Item>(items: readonly Item[], isSo: (item: Item) => boolean) =>
      expect(new Set(items.map(isSo)), isSo.toString()).toEqual(new Set([true, false]));

    areBoth(dishes, ({ price }) => price === undefined);
    areBoth(dishes, ({ priceShow }) => priceShow);
    areBoth(dishes, ({ video }) => video === undefined);
    areBoth(postList, (post) => 'description' in post);
    areBoth(team, ({ role }) => role === undefined);
    areBoth(faqCategories, ({ faqs }) => typeof faqs === 'string');
    areBoth(videos, ({ video }) => video === undefined);
    areBoth(cities, ({ franchises }) => franchises.length === 0);
    areBoth(benefits, ({ keyFeatures }) => keyFeatures.length === 0);
    for (const part of ['description2', 'keyFeaturesDescription2', 'otherTitle', 'faqMainTitle'])
      areBoth(benefits, (benefit) => part in benefit);
  });

  test('writes key features and tags in all three shapes', () => {
    expect([...new Set(dishes.map((dish) => shapeOf(dish.keyFeatures)))].sort()).toEqual(
      ALL_SHAPES,
    );
    expect([...new Set(postList.map((post) => shapeOf(post.tags)))].sort()).toEqual(ALL_SHAPES);
  });

  test.each(inLanguage('en', posts))('tells “$title” at length', (post) => {
    expect(post.description.split('\n\n').length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(post).length).toBeGreaterThan(2500);
    expect(post.createdAt).toMatch(/^(2025-1[12]|2026-(0[1-9]|1[01]))-\d\dT\d\d:\d\d:00\.000Z$/);
  });

  test.each(languages.flatMap(({ code }) => inLanguage(code, posts)))(
    'describes “$title” to search engines in few words',
    ({ description, metaDescription, pageTitle }) => {
      expect(description.split('\n\n').length).toBeGreaterThanOrEqual(3);
      expect(metaDescription.length).toBeLessThanOrEqual(160);
      expect(pageTitle.length).toBeLessThanOrEqual(65);
    },
  );

  test('uses no word that Indian food law restricts', () => {
    const restricted =
      /\b(fresh(ly)?|natural(ly)?|original|traditional|authentic|real|pure|home-?(made|cooked))\b/i;

    expect(JSON.stringify(everything)).not.toMatch(restricted);
    expect(JSON.stringify(everything)).not.toMatch(RESTRICTED_IN_OTHER_SCRIPTS);
  });

  test('names nobody’s telephone and no address outside the reserved domains', () => {
    const numbers = outlets.flatMap(({ contactNumber }) => contactNumber ?? []);
    const addresses = JSON.stringify(everything).match(/https?:\/\/[^/"]+/g) ?? [];

    for (const number of numbers)
      expect(number).toMatch(/^\+91 50000 0\d{4}$|^\+44 20 7946 0\d{3}$/);
    for (const address of addresses) expect(address).toBe('https://maps.example');
  });
});
