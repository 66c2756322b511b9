import { limits } from '~/config';
import { paginate } from '~/lib/paginate';
import { listPlaceRoutes, slugsOf } from '~/lib/places/placeRoutes';
import { placePath } from '~/lib/places/placePaths';
import { listPagePath, paths, postPath } from '~/paths';
import { loadGallery } from './gallery';
import { loadPlaces } from './places';
import { loadPosts } from './posts';
import { loadVideos } from './videos';

const laterPagesOf = (first: string, items: readonly unknown[]) =>
  paginate(items, limits.pageSize)
    .slice(1)
    .map(({ number }) => listPagePath(first, number));

/** The address of every page that the finished site must have (contract, section 5). */
export function expectedRoutes(): string[] {
  const posts = loadPosts().items;
  const places = listPlaceRoutes(loadPlaces().items);
  return [
    ...Object.values(paths),
    ...laterPagesOf(paths.blog, posts),
    ...laterPagesOf(paths.imageGallery, loadGallery().items),
    ...laterPagesOf(paths.videoGallery, loadVideos().items),
    ...posts.map((post) => postPath(post.slug)),
    ...places.map((route) => placePath(...slugsOf(route))),
  ];
}
