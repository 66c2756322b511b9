import type { AstroPrerenderer } from 'astro';
import { benefitResource } from '#/api/benefits.ts';
import { cacheKeyOf } from '#/api/cacheKey.ts';
import { dishResource } from '#/api/dishes.ts';
import { faqResource } from '#/api/faqs.ts';
import { postResource, type PostRow } from '#/api/posts.ts';
import type { Resource } from '#/api/resource.ts';
import { pictureAt, readPart, type SnapshotPart } from '#/api/snapshot.ts';
import { teamResource } from '#/api/team.ts';
import { latestPosts } from '#/lib/latestPosts.ts';
import { limits } from '#/lib/limits.ts';

/** The rows of an endpoint that pages print, their pictures, and the failure if there is one. */
function printedOf<Row>({ name, pictures }: Resource<Row>, choose = (rows: Row[]) => rows) {
  const { rows, failure } = readPart<SnapshotPart<Row>>(name);
  const printed = choose(rows);
  return [printed, printed.flatMap(pictures).map(({ url }) => pictureAt(url)), failure];
}

const newest = (posts: PostRow[]) => latestPosts(posts).slice(0, limits.homePosts);

/**
 * One cache key for all pages with a fixed address: if anything that one of them prints changes, all are
 * rendered.
 */
export const fixedPagesKey = (): string =>
  cacheKeyOf(
    printedOf(dishResource),
    printedOf(teamResource),
    printedOf(faqResource),
    printedOf(benefitResource),
    printedOf(postResource, newest), // only the home page prints posts
  );

/**
 * Gives pages with a fixed address a cache key. Astro itself has keys only for pages whose addresses come
 * from content.
 */
export const withFixedPagesKey = (prerenderer: AstroPrerenderer): AstroPrerenderer => ({
  ...prerenderer,
  getStaticPaths: async () => {
    const cacheKey = fixedPagesKey();
    const paths = await prerenderer.getStaticPaths();
    return paths.map((path) =>
      path.route.type === 'page' && path.route.pathname !== undefined
        ? { ...path, cacheKey }
        : path,
    );
  },
});
