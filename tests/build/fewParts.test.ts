/** The site of a business without franchises, packs, team and blog, in English alone. */
import { expect, test } from 'vitest';
import { routeOf, routes, type PageName } from '#/routes.ts';
import { buildSecondBrand, SECOND_BRAND_URL } from '../fixtures/brandSite.ts';
import { findFaults } from '../fixtures/siteFaults.ts';

/** The pages of the four parts, and the feed. */
const ADDRESSES =
  /(franchise-details|franchises-list|services|ready-to-eat|teams|chef-single|blog|blog-single)\/|rss\.xml/;
/** What only a page of such a part may speak of. */
const WORDS = /franchis|blog|packed|every pack/i;
/** What names another language. */
const LANGUAGES = / hreflang=|\p{Script=Gujarati}|\p{Script=Devanagari}/u;

const { site } = await buildSecondBrand('few-parts', { isSmall: true });

test('passes every check of a built site', () => {
  expect(findFaults(site, SECOND_BRAND_URL)).toEqual([]);
});

test('has the pages that are left, in its language', () => {
  const left = (Object.keys(routes) as PageName[])
    .map(routeOf)
    .flatMap(({ path, part }) => (part === undefined ? [path] : []));
  expect(site.routes.toSorted()).toEqual(left.sort());
});

test('leads nowhere to a part or a language that is not there, and does not speak of it', () => {
  const texts = site.files.filter((file) => /\.(html|md|txt|xml|json|webmanifest)$/.test(file));
  const found = texts.flatMap((file) =>
    [ADDRESSES, WORDS, LANGUAGES]
      .flatMap((wrong) => wrong.exec(site.read(file))?.[0] ?? [])
      .map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
