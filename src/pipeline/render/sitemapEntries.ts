import type { SitemapItem } from '@astrojs/sitemap';
import type { PostRow } from '#/api/posts.ts';
import { readSnapshotFile, type SnapshotFile } from '#/api/snapshot.ts';
import { defaultLanguage, englishPath } from '#/messages/languages.ts';
import { postPath } from '#/messages/pages.ts';

type Posts = Map<string, PostRow>;

/** Posts by the English paths of their pages. */
const readPosts = (): Posts =>
  new Map(
    readSnapshotFile<SnapshotFile<PostRow>>('blog').rows.map((row) => [
      postPath('en', row.slug),
      row,
    ]),
  );

/**
 * Makes a function that adds to a sitemap entry the page for visitors of any other language (`x-default`)
 * and, for a post, when it last changed, if the API says so. It leaves out posts that could not be fetched.
 */
export function createSitemapEntries() {
  // Read with the first page, because editors load the settings without a snapshot.
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
