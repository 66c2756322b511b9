/** A draft of the site of a business without franchises, packs, team and blog, in English only. */
import { expect, test } from 'vitest';
import { routeOf, routes, type PageName } from '#/routes.ts';
import { buildSecondBrand, SECOND_BRAND_URL, SHORT_NAME } from '../fixtures/brandSite.ts';
import { messagesIn } from '#/messages/messages.ts';
import { findAll, only, textOf } from '../fixtures/htmlPage.ts';
import { findFaults } from '../fixtures/siteFaults.ts';

/** Matches addresses of the pages of these parts, and of the feed. */
const ADDRESSES =
  /(franchise-details|franchises-list|services|ready-to-eat|teams|chef-single|blog|blog-single)\/|rss\.xml/;
/** Matches what only pages of these parts may mention. */
const WORDS = /franchis|blog|packed|every pack/i;
/** Matches what belongs to another language. */
const LANGUAGES = / hreflang=|\p{Script=Gujarati}|\p{Script=Devanagari}/u;

const NAME = 'Ghughrā Junction of Rājkoṭ';
const { site } = await buildSecondBrand('few-parts', { isSmall: true });

test('passes every check of a built site', () => {
  expect(findFaults(site, SECOND_BRAND_URL, true)).toEqual([]);
});

test('says on every page that it is a draft, and has no sitemap', () => {
  const { draft } = messagesIn('en').shared;
  for (const page of site.pages()) expect(textOf(only(page, 'body')), page.route).toContain(draft);
  expect(site.read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(site.files.filter((file) => file.includes('sitemap'))).toEqual([]);
});

test('has only the remaining pages, in English', () => {
  const left = (Object.keys(routes) as PageName[])
    .map(routeOf)
    .flatMap(({ path, part }) => (part === undefined ? [path] : []));
  expect(site.routes.toSorted()).toEqual(left.sort());
});

test('neither links to a missing part or language nor mentions it', () => {
  const texts = site.files.filter((file) => /\.(html|md|txt|xml|json|webmanifest)$/.test(file));
  const found = texts.flatMap((file) =>
    [ADDRESSES, WORDS, LANGUAGES]
      .flatMap((wrong) => wrong.exec(site.read(file))?.[0] ?? [])
      .map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('has the short name in the header alone', () => {
  for (const page of site.pages()) {
    const header = textOf(findAll(page, 'header')[0] ?? page.root);
    expect(header, page.route).toContain(SHORT_NAME);
    expect(header, page.route).not.toContain(NAME);
    for (const part of ['title', 'footer'])
      expect(textOf(only(page, part)), page.route).toContain(NAME);
  }
});
