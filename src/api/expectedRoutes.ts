import { loadPlaces } from './places';
import { loadPosts } from './posts';
import { placePath } from '~/lib/placePaths';
import { paths, postPath } from '~/paths';

/** Every address that the finished site must have (contract, section 5). */
export function expectedRoutes(): string[] {
  const places = loadPlaces().items.flatMap((country) => [
    placePath(country.slug),
    ...country.states.flatMap((state) => [
      placePath(country.slug, state.slug),
      ...state.cities.map((city) => placePath(country.slug, state.slug, city.slug)),
    ]),
  ]);
  const posts = loadPosts().items.map((post) => postPath(post.slug));
  return [...Object.values(paths), ...posts, ...places];
}
