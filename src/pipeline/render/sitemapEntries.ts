import type { SitemapItem } from '@astrojs/sitemap';
import type { PostRow } from '#/api/posts.ts';
import { readSnapshotFile, type SnapshotFile } from '#/api/snapshot.ts';
import { defaultLanguage, englishPath } from '#/messages/languages.ts';
import { postPath } from '#/business/pages.ts';

type Posts = Map<string, PostRow>;

/** Reads the posts by the English paths of their pages. */
const readPosts = (): Posts =>
  new Map(
    readSnapshotFile<SnapshotFile<PostRow>>('blog').rows.map((row) => [
      postPath('en', row.slug),
      row,
    ]),
  );

/**
 * Creates a function that adds to a sitemap entry the page for any other language (`x-default`) and the
 * date of a post's last change, if the API gives it. Leaves out posts that could not be fetched.
 */
export function createSitemapEntries() {
  // Read with the first page, because editors load this configuration without a snapshot.
  let posts: Posts | undefined;
  return (entry: SitemapItem): SitemapItem | undefined => {
    posts ??= readPosts();
    const post = posts.get(englishPath(new URL(entry.url).pathname));
    if (post?.problem !== undefined) return undefined;
    const lastmod = post?.updatedAt ?? post?.createdAt;
    const english = entry.links?.find(({ lang }) => lang === defaultLanguage.code);
    return {
      ...entry,
      ...(lastmod !== undefined && { lastmod }),
      ...(english && { links: [...(entry.links ?? []), { ...english, lang: 'x-default' }] }),
    };
  };
}
