import { testHostileSite } from '../fixtures/hostileSite.ts';
import { TENFOLD } from '../fixtures/largeContent.ts';

testHostileSite({
  ...TENFOLD,
  posts: 2000,
  listPages: 84,
  dishes: 600,
  countries: 4,
  states: 40,
  cities: 400,
  outlets: 4000,
});
