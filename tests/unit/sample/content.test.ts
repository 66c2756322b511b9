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
  test('has 20 dishes in six categories', () => {
    expect(dishes).toHaveLength(20);
    expect(new Set(dishes.map((dish) => dish.category.en)).size).toBe(6);
  });

  test('has dishes without a price, with a hidden price and with a video', () => {
    expect(dishes.filter((dish) => dish.price === undefined)).toHaveLength(1);
    expect(dishes.filter((dish) => !dish.priceShow)).toHaveLength(2);
    expect(dishes.filter((dish) => dish.video !== undefined)).toHaveLength(3);
  });

  test('writes key features and tags in all three shapes', () => {
    expect([...new Set(dishes.map((dish) => shapeOf(dish.keyFeatures)))].sort()).toEqual(
      ALL_SHAPES,
    );
    expect([...new Set(postList.map((post) => shapeOf(post.tags)))].sort()).toEqual(ALL_SHAPES);
  });

  test('has 12 posts, two of them listed without their body', () => {
    expect(postList).toHaveLength(12);
    expect(postList.filter((post) => !('description' in post))).toHaveLength(2);
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

  test('has 8 team members, one without a role', () => {
    expect(team).toHaveLength(8);
    expect(team.filter((member) => member.role === undefined)).toHaveLength(1);
  });

  test('has 5 FAQ categories with 30 questions, one list as a JSON string', () => {
    const lists = faqCategories.map(({ faqs }) => faqs);
    const questions = lists.flatMap((faqs) =>
      typeof faqs === 'string' ? (JSON.parse(faqs) as unknown[]) : faqs,
    );

    expect(lists).toHaveLength(5);
    expect(questions).toHaveLength(30);
    expect(lists.filter((faqs) => typeof faqs === 'string')).toHaveLength(1);
  });

  test('has 18 gallery pictures and 6 videos, one of them without a file', () => {
    expect(gallery).toHaveLength(18);
    expect(videos).toHaveLength(6);
    expect(videos.filter((video) => video.video === undefined)).toHaveLength(1);
  });

  test('has 6 benefits with and without their optional parts', () => {
    const optional = ['description2', 'keyFeaturesDescription2', 'keyFeatureImage', 'otherTitle'];

    expect(benefits).toHaveLength(6);
    for (const part of [...optional, 'otherDescription2', 'faqMainTitle']) {
      const count = benefits.filter((benefit) => part in benefit).length;
      expect(count, part).toBeGreaterThan(0);
      expect(count, part).toBeLessThan(6);
    }
    expect(benefits.filter((benefit) => benefit.keyFeatures.length === 0)).toHaveLength(1);
  });

  test('has 40 outlets in 2 countries, 6 states and 14 cities, one city empty', () => {
    expect(outlets).toHaveLength(40);
    expect(new Set(outlets.map((outlet) => outlet.id)).size).toBe(40);
    expect(new Set(outlets.map((outlet) => outlet.country.name.en)).size).toBe(2);
    expect(franchiseStates).toHaveLength(6);
    expect(cities).toHaveLength(14);
    expect(cities.filter((city) => city.franchises.length === 0)).toHaveLength(1);
  });

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
