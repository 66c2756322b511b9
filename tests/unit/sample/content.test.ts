import { readdirSync } from 'node:fs';
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
const content = {
  benefits,
  dishes,
  faqCategories,
  franchiseStates,
  gallery,
  posts,
  team,
  videos,
};
const everything = JSON.stringify(content);

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
/** What each text of a language has, and what none has: another script, or that one's full stop. */
const WRITING = [
  ['en', /[a-z]/i, /।/],
  ['gu', /\p{Script=Gujarati}/u, /\p{Script=Devanagari}|।/u],
  ['hi', /\p{Script=Devanagari}/u, /\p{Script=Gujarati}|\p{Script=Devanagari}\./u],
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

describe.each(Object.entries(content))('every text of %s', (_, items) => {
  test.each(WRITING)('is written in %s', (code, own, strange) => {
    const english = textsIn(items, 'en');
    expect(english.length).toBeGreaterThan(0);
    textsIn(items, code).forEach((text, index) => {
      expect(text, english[index]).toMatch(own);
      expect(text).not.toMatch(strange);
    });
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

test.each([
  /\b(?:fresh(?:ly)?|natural(?:ly)?|original|traditional|authentic|real|pure|home-?(?:made|cooked))\b/i,
  /તાજું|તાજા|તાજી|તાજો|કુદરતી|અસલી|પરંપરાગત|શુદ્ધ|ઘરનું બન/,
  /ताज़ा|ताज़ी|ताज़े|प्राकृतिक|असली|पारंपरिक|शुद्ध|घर का बना/,
])('no word is one that Indian food law restricts: %s', (restricted) => {
  expect(everything).not.toMatch(restricted);
});

test('no telephone number is anybody’s, and each address is in a reserved domain', () => {
  const numbers = everything.match(/(?<="contactNumber":")[^"]+/g) ?? [];
  const addresses = everything.match(/https?:\/\/[^/"]+/g) ?? [];

  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) expect(number).toMatch(/^\+91 50000 0\d{4}$|^\+44 20 7946 0\d{3}$/);
  for (const address of addresses) expect(address).toBe('https://maps.example');
});

test('every picture and video that is named is there, and no other', () => {
  const named = everything.match(/(?<=media\/)[^"]+/g) ?? [];
  expect([...new Set(named)].sort()).toEqual(readdirSync('src/sample/media').sort());
});
