import { expect, test } from 'vitest';
import { benefits } from '#/sample/content/benefits.ts';
import { dishes } from '#/sample/content/dishes.ts';
import { faqCategories } from '#/sample/content/faqs.ts';
import { franchiseStates } from '#/sample/content/franchises.ts';
import { gallery } from '#/sample/content/gallery.ts';
import { findPost, postList } from '#/sample/content/posts.ts';
import { team } from '#/sample/content/team.ts';
import { videos } from '#/sample/content/videos.ts';

const posts = postList.map(({ id }) => findPost(String(id)));
const everything = JSON.stringify([
  benefits,
  dishes,
  faqCategories,
  franchiseStates,
  gallery,
  posts,
  team,
  videos,
]);

test("the sample's phone numbers and domains belong to nobody", () => {
  const numbers = everything.match(/(?<="contactNumber":")[^"]+/g) ?? [];
  const addresses = everything.match(/https?:\/\/[^/"]+/g) ?? [];

  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) expect(number).toMatch(/^\+91 50000 0\d{4}$|^\+44 20 7946 0\d{3}$/);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/[a-z-]+\.example$/);
});

test.each([
  /\b(?:fresh(?:ly)?|natural(?:ly)?|original|traditional|authentic|real|pure|home-?(?:made|cooked))\b/i,
  /તાજું|તાજા|તાજી|તાજો|કુદરતી|અસલી|પરંપરાગત|શુદ્ધ|ઘરનું બન/,
  /ताज़ा|ताज़ी|ताज़े|प्राकृतिक|असली|पारंपरिक|शुद्ध|घर का बना/,
])('the sample uses no term that Indian food law restricts: %s', (restricted) => {
  expect(everything).not.toMatch(restricted);
});
