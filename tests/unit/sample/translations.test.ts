import { describe, expect, test } from 'vitest';
import { isRecord } from '#/lib/isRecord.ts';
import { parseJson } from '#/lib/parseJson.ts';
import { readAllergens } from '#/lib/readAllergens.ts';
import { benefits } from '#/sample/content/benefits.ts';
import { dishes } from '#/sample/content/dishes.ts';
import { faqCategories } from '#/sample/content/faqs.ts';
import { franchiseStates } from '#/sample/content/franchises.ts';
import { gallery } from '#/sample/content/gallery.ts';
import { findPost, postList } from '#/sample/content/posts.ts';
import { team } from '#/sample/content/team.ts';
import { videos } from '#/sample/content/videos.ts';
import { inLanguage } from '#/words/text.ts';

const posts = postList.map(({ id }) => findPost(String(id)));

/** Fields with the same text in every language. */
const LANGUAGELESS = [
  'contactNumber',
  'createdAt',
  'image',
  'keyFeatureImage',
  'latitude',
  'location',
  'longitude',
  'price',
  'video',
];
const SCRIPTS = [
  ['gu', /\p{Script=Gujarati}/u, /\p{Script=Devanagari}/u],
  ['hi', /\p{Script=Devanagari}/u, /\p{Script=Gujarati}/u],
] as const;

/** The value of a list that may be JSON in a text. */
const unpacked = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('[') ? parseJson(value) : value;

/** Every text for readers in a value, in one language; empty where that language is missing. */
function textsIn(value: unknown, code: string): string[] {
  const inner = unpacked(value);
  if (Array.isArray(inner)) return inner.flatMap((item) => textsIn(item, code));
  if (!isRecord(inner)) return typeof inner === 'string' ? [inner] : [];
  if ('en' in inner) {
    const text = inner[code];
    return [typeof text === 'string' ? text : ''];
  }
  const fields = Object.entries(inner).filter(([field]) => !LANGUAGELESS.includes(field));
  return fields.flatMap(([, field]) => textsIn(field, code));
}

describe.each(
  Object.entries({
    benefits,
    dishes,
    faqCategories,
    franchiseStates,
    gallery,
    posts,
    team,
    videos,
  }),
)('every text of %s', (_, content) => {
  const english = textsIn(content, 'en');

  test.each(SCRIPTS)('is in %s in its own script', (code, own, other) => {
    expect(english.length).toBeGreaterThan(0);
    textsIn(content, code).forEach((text, index) => {
      expect(text, english[index]).toMatch(own);
      expect(text).not.toMatch(other);
    });
  });

  test('is in English', () => {
    for (const text of english) expect(text).toMatch(/[a-z]/i);
  });

  test('ends its sentences as its language does', () => {
    for (const text of textsIn(content, 'hi')) expect(text).not.toMatch(/\p{Script=Devanagari}\./u);
    for (const text of textsIn(content, 'gu')) expect(text).not.toContain('।');
  });
});

/** The key features of a dish in one language, as a list. */
function featuresOf(dish: (typeof dishes)[number], code: string): string[] {
  const features = inLanguage(code, unpacked(dish.keyFeatures));
  if (Array.isArray(features)) return features.map(String);
  return String(features).split(',');
}

describe.each(dishes.map((dish) => [dish.foodName.en, dish] as const))('%s', (_, dish) => {
  test.each(['gu', 'hi'])('names the same allergens in %s', (code) => {
    const translated = featuresOf(dish, code);
    const english = featuresOf(dish, 'en');

    expect(translated).toHaveLength(english.length);
    english.forEach((feature, index) => {
      const { contains, mayContain } = readAllergens([feature]);
      const own = readAllergens([translated[index] ?? '']);
      expect(own.contains, feature).toEqual(contains);
      expect(own.mayContain, feature).toEqual(expect.arrayContaining(mayContain));
    });
  });
});
