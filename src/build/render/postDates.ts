import type { PostRow } from '#/api/posts.ts';
import { readPart, type SnapshotPart } from '#/api/snapshot.ts';
import { postPath } from '#/content/paths.ts';

type Dates = Map<string, string>;

/** When each post last changed, as far as the API says so, by its path. */
function readDates(): Dates {
  const { rows } = readPart<SnapshotPart<PostRow>>('blog');
  return new Map(
    rows.flatMap(({ slug, createdAt, updatedAt }) => {
      const date = updatedAt ?? createdAt;
      return date === undefined ? [] : [[postPath(slug), date] as const];
    }),
  );
}

/** Makes a function that adds `lastmod` to what the sitemap says of a post. */
export function createPostDates() {
  let dates: Dates | undefined; // read with the first page: editors load the settings without a snapshot
  return <Entry extends { url: string }>(entry: Entry): Entry & { lastmod?: string } => {
    dates ??= readDates();
    const lastmod = dates.get(new URL(entry.url).pathname);
    return lastmod === undefined ? entry : { ...entry, lastmod };
  };
}
