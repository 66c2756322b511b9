import type { PostRow } from '#/api/posts.ts';
import { readPart, type SnapshotPart } from '#/api/snapshot.ts';
import { postPath } from '#/content/paths.ts';

type Posts = Map<string, PostRow>;

/** The posts by the paths of their pages. */
const readPosts = (): Posts =>
  new Map(readPart<SnapshotPart<PostRow>>('blog').rows.map((row) => [postPath(row.slug), row]));

/**
 * Makes a function that adds to what the sitemap says of a post when it last changed, as far as the API says
 * so, and leaves out a post that could not be had.
 */
export function createPostEntries() {
  let posts: Posts | undefined; // read with the first page: editors load the settings without a snapshot
  return <Entry extends { url: string }>(
    entry: Entry,
  ): (Entry & { lastmod?: string }) | undefined => {
    posts ??= readPosts();
    const post = posts.get(new URL(entry.url).pathname);
    if (post?.problem !== undefined) return undefined;
    const lastmod = post?.updatedAt ?? post?.createdAt;
    return lastmod === undefined ? entry : { ...entry, lastmod };
  };
}
