import { limits } from '#/lib/limits.ts';
import { paginate } from '#/lib/paginate.ts';
import { locationPath } from '#/features/finder/locationRoutes.ts';
import { languages, type Locale } from '#/messages/languages.ts';
import { listPagePath, pagePath, postPath } from '#/messages/pages.ts';
import { hasPage, pageNames } from '#/messages/pageSettings.ts';
import { galleryResource } from '#/api/gallery.ts';
import { locationResource } from '#/api/locations.ts';
import { postResource } from '#/api/posts.ts';
import { readSnapshotFile, type SnapshotFile, type Resource } from '#/api/snapshot.ts';
import { videoResource } from '#/api/videos.ts';
import type { PageName } from '#/messages/messages.ts';

/** The addresses that a page of ours adds to a language, beside its own, from the rows of the API. */
type RoutesBelow = Partial<Record<PageName, (locale: Locale) => string[]>>;

function routesBelow(snapshotDir: string): RoutesBelow {
  const rowsOf = <Row>({ name }: Resource<Row>) =>
    readSnapshotFile<SnapshotFile<Row>>(name, snapshotDir).rows;
  const posts = rowsOf(postResource);
  const states = rowsOf(locationResource);
  const laterPages = (name: PageName, items: readonly unknown[]) => (locale: Locale) =>
    paginate(items, limits.pageSize)
      .slice(1)
      .map(({ number }) => listPagePath(pagePath(locale, name), number));
  const laterPosts = laterPages('blog', posts);
  return {
    blog: (locale) => [...laterPosts(locale), ...posts.map(({ slug }) => postPath(locale, slug))],
    imageGallery: laterPages('imageGallery', rowsOf(galleryResource)),
    videoGallery: laterPages('videoGallery', rowsOf(videoResource)),
    franchisesList: (locale) => [
      ...new Set(states.map((state) => locationPath(locale, state.countrySlug))),
      ...states.map((state) => locationPath(locale, state.countrySlug, state.slug)),
      ...states.flatMap(({ countrySlug, slug, cities }) =>
        cities.map((city) => locationPath(locale, countrySlug, slug, city.slug)),
      ),
    ],
  };
}

/** The address of every page that a site made from this snapshot must have, by language. */
export function expectedRoutes(snapshotDir: string): Map<string, string[]> {
  const below = routesBelow(snapshotDir);
  return new Map(
    languages.map(({ code }) => [
      code,
      pageNames
        .filter((name) => hasPage(code, name))
        .flatMap((name) => [pagePath(code, name), ...(below[name]?.(code) ?? [])]),
    ]),
  );
}
