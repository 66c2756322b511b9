import { limits } from '#/config.ts';
import { paginate } from '#/lib/paginate.ts';
import { listPlaceRoutes, slugsOf } from '#/content/placeRoutes.ts';
import { placePath } from '#/content/placePaths.ts';
import { listPagePath, paths, postPath } from '#/content/paths.ts';
import { loadGallery } from '#/api/gallery.ts';
import { loadPlaces } from '#/api/places.ts';
import { loadPosts } from '#/api/posts.ts';
import { loadVideos } from '#/api/videos.ts';

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
