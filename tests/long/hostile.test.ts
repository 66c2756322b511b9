import { testHostileSite } from '../fixtures/hostileSite';
import { TENFOLD } from '../fixtures/largeContent';

testHostileSite({ ...TENFOLD, posts: 2000, dishes: 600 });
