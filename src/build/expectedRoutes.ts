import { limits } from '#/config.ts';
import { paginate } from '#/lib/paginate.ts';
import { listPlaceRoutes, slugsOf } from '#/content/placeRoutes.ts';
import { placePath } from '#/content/placePaths.ts';
import { link as blog } from '#/content/pages/blog.ts';
import { link as imageGallery } from '#/content/pages/imageGallery.ts';
import { link as videoGallery } from '#/content/pages/videoGallery.ts';
import { listPagePath, postPath } from '#/content/paths.ts';
import { loadGallery } from '#/api/gallery.ts';
import { loadPlaces } from '#/api/places.ts';
import { loadPosts } from '#/api/posts.ts';
import { loadVideos } from '#/api/videos.ts';
import { loadPageRecords } from './pageRecords.ts';

const laterPagesOf = (first: string, items: readonly unknown[]) =>
  paginate(items, limits.pageSize)
    .slice(1)
    .map(({ number }) => listPagePath(first, number));

/** The address of every page that the finished site must have (contract, section 5). */
export async function expectedRoutes(): Promise<string[]> {
  const pages = await loadPageRecords();
  const posts = loadPosts().items;
  const places = listPlaceRoutes(loadPlaces().items);
  return [
    ...pages.map(({ link }) => link.href),
    ...laterPagesOf(blog.href, posts),
    ...laterPagesOf(imageGallery.href, loadGallery().items),
    ...laterPagesOf(videoGallery.href, loadVideos().items),
    ...posts.map((post) => postPath(post.slug)),
    ...places.map((route) => placePath(...slugsOf(route))),
  ];
}
