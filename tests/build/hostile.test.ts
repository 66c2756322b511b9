import { testHostileSite } from '../fixtures/hostileSite.ts';
import { TENFOLD } from '../fixtures/largeContent.ts';

// Enough for every attack on every kind of item; `tests/long` uses the size of a large business.
testHostileSite({
  ...TENFOLD,
  posts: 100,
  listPages: 5,
  dishes: 60,
  faqsPerCategory: 6,
  pictures: 30,
  countries: 4,
  states: 8,
  cities: 16,
  outlets: 200,
});
