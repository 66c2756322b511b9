import { limits } from '#/lib/limits.ts';
import { paginate } from '#/lib/paginate.ts';
import { locationPath } from '#/content/locationPaths.ts';
import { link as blog } from '#/copy/pages/blog.ts';
import { link as imageGallery } from '#/copy/pages/imageGallery.ts';
import { link as videoGallery } from '#/copy/pages/videoGallery.ts';
import { listPagePath, postPath } from '#/content/paths.ts';
import { galleryResource } from '#/api/gallery.ts';
import { locationResource } from '#/api/locations.ts';
import { postResource } from '#/api/posts.ts';
import type { Resource } from '#/api/resource.ts';
import { readPart, type SnapshotPart } from '#/api/snapshot.ts';
import { videoResource } from '#/api/videos.ts';
import { loadPageRecords } from './pageRecords.ts';

const laterPagesOf = (first: string, items: readonly unknown[]) =>
  paginate(items, limits.pageSize)
    .slice(1)
    .map(({ number }) => listPagePath(first, number));

/** The address of every page that a site made from this snapshot must have. */
export async function expectedRoutes(snapshotDir: string): Promise<string[]> {
  const rowsOf = <Row>({ name }: Resource<Row>) =>
    readPart<SnapshotPart<Row>>(name, snapshotDir).rows;
  const pages = await loadPageRecords();
  const posts = rowsOf(postResource);
  const states = rowsOf(locationResource);
  return [
    ...pages.map(({ link }) => link.href),
    ...laterPagesOf(blog.href, posts),
    ...laterPagesOf(imageGallery.href, rowsOf(galleryResource)),
    ...laterPagesOf(videoGallery.href, rowsOf(videoResource)),
    ...posts.map((post) => postPath(post.slug)),
    ...new Set(states.map((state) => locationPath(state.countrySlug))),
    ...states.map((state) => locationPath(state.countrySlug, state.slug)),
    ...states.flatMap(({ countrySlug, slug, cities }) =>
      cities.map((city) => locationPath(countrySlug, slug, city.slug)),
    ),
  ];
}
