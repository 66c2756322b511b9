import type { LinkItem, SitemapItem } from '@astrojs/sitemap';
import type { PostRow } from '#/api/posts.ts';
import { readSnapshotFile, type SnapshotFile } from '#/api/snapshot.ts';
import { englishPath } from '#/words/languages.ts';
import { postPath, translationsOf } from '#/words/pages.ts';
import { pageNames, settingsOf } from '#/words/pageSettings.ts';
import type { PageName } from '#/words/words.ts';

type Posts = Map<string, PostRow>;

/** Posts by the English paths of their pages. */
const readPosts = (): Posts =>
  new Map(
    readSnapshotFile<SnapshotFile<PostRow>>('blog').rows.map((row) => [
      postPath('en', row.slug),
      row,
    ]),
  );

/** The page whose words stand at a path: the one with the longest address that the path begins with. */
function pageAt(path: string): PageName {
  if (path.startsWith('/blog-single/')) return 'blog';
  return pageNames.reduce((longest, name) => {
    const { length } = settingsOf(name).path;
    const isLonger = length > settingsOf(longest).path.length;
    return path.startsWith(settingsOf(name).path) && isLonger ? name : longest;
  }, 'home');
}

/** The address of a page in every language, and the one for visitors of any other language (`x-default`). */
function alternatesOf(url: URL): LinkItem[] {
  const path = englishPath(url.pathname);
  const links = translationsOf(pageAt(path), path).map(({ code, href }) => ({
    lang: code,
    url: new URL(href, url).href,
  }));
  const [first] = links;
  return first && links.length > 1 ? [...links, { lang: 'x-default', url: first.url }] : [];
}

/**
 * Makes a function that adds to a sitemap entry the page's other languages and, for a post, when it last
 * changed, if the API says so. It leaves out posts that could not be fetched.
 */
export function createSitemapEntries() {
  // Read with the first page, because editors load the settings without a snapshot.
  let posts: Posts | undefined;
  return (entry: SitemapItem): SitemapItem | undefined => {
    posts ??= readPosts();
    const url = new URL(entry.url);
    const post = posts.get(englishPath(url.pathname));
    if (post?.problem !== undefined) return undefined;
    const lastmod = post?.updatedAt ?? post?.createdAt;
    const links = alternatesOf(url);
    return {
      ...entry,
      ...(lastmod !== undefined && { lastmod }),
      ...(links.length > 0 && { links }),
    };
  };
}
