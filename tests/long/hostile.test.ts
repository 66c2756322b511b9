import { testHostileSite } from '../fixtures/hostileSite';
import { TENFOLD } from '../fixtures/largeContent';

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
