import { testHostileSite } from '../fixtures/hostileSite.ts';

// Enough for every attack on every kind of item.
testHostileSite({
  dishes: 60,
  categories: 12,
  posts: 100,
  listPages: 5,
  members: 80,
  faqCategories: 10,
  faqsPerCategory: 6,
  pictures: 30,
  videos: 60,
  benefits: 12,
  countries: 4,
  states: 8,
  cities: 16,
  outlets: 200,
});
