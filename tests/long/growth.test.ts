import { expect, test } from 'vitest';
import { figuresOf, type Measurement } from '#/tools/bench/measurement.ts';
import { checkCosts } from '#/tools/bench/costs.ts';
import { link as chefSingle } from '#/copy/pages/chefSingle.ts';
import { link as faqs } from '#/copy/pages/faqs.ts';
import { link as franchisesList } from '#/copy/pages/franchisesList.ts';
import { link as home } from '#/copy/pages/home.ts';
import { link as imageGallery } from '#/copy/pages/imageGallery.ts';
import { link as menu } from '#/copy/pages/menu.ts';
import { link as services } from '#/copy/pages/services.ts';
import { link as teams } from '#/copy/pages/teams.ts';
import type { ContentSizes } from '../fixtures/content.ts';
import { makeLargeContent, TENFOLD } from '../fixtures/largeContent.ts';
import { measureContent } from '../fixtures/measureContent.ts';

const KB = 1024;
/** How much HTML an item may add to a page. */
const MOST_PER_ITEM = 0.4 * KB;
/** How much other content may add to a page, for example by longer numbers or addresses. */
const MOST_ELSEWHERE = 0.1 * KB;

const SAMPLE_SIZES: ContentSizes = {
  ...TENFOLD,
  dishes: 20,
  posts: 100,
  members: 8,
  faqsPerCategory: 3,
  pictures: 40,
  states: 4,
  cities: 40,
  outlets: 400,
};

const dishes = TENFOLD.dishes - SAMPLE_SIZES.dishes;
const members = TENFOLD.members - SAMPLE_SIZES.members;
const ITEMS_ADDED = new Map<string, number>([
  [home.href, dishes],
  [menu.href, dishes],
  [services.href, dishes],
  [teams.href, members],
  [chefSingle.href, members],
  [faqs.href, TENFOLD.faqCategories * (TENFOLD.faqsPerCategory - SAMPLE_SIZES.faqsPerCategory)],
  [imageGallery.href, TENFOLD.pictures - SAMPLE_SIZES.pictures],
  [franchisesList.href, TENFOLD.states - SAMPLE_SIZES.states],
]);

const COUNTRY = new RegExp(`^${franchisesList.href}[^/]+/$`);
const STATES_ADDED = (TENFOLD.states - SAMPLE_SIZES.states) / TENFOLD.countries;
const itemsAdded = (route: string) =>
  COUNTRY.test(route) ? STATES_ADDED : (ITEMS_ADDED.get(route) ?? 0);

const htmlOf = (page: Measurement) => figuresOf(page).html;

test('ten times the content grows only the pages that list it, by little for each item', async () => {
  const small = await measureContent('growth-small', makeLargeContent(SAMPLE_SIZES));
  const large = await measureContent('growth-large', makeLargeContent());
  const smallPages = new Map(small.pages.map((page) => [page.route, page]));

  const tooMuch = large.pages.flatMap((page) => {
    const before = smallPages.get(page.route);
    const grown = before ? htmlOf(page) - htmlOf(before) : 0;
    const added = itemsAdded(page.route);
    return grown > MOST_ELSEWHERE + added * MOST_PER_ITEM
      ? [`${page.route}: ${grown} bytes of HTML more for ${added} items`]
      : [];
  });
  expect(tooMuch).toEqual([]);

  expect(checkCosts(large, false)).toEqual([]);
}, 900_000);
