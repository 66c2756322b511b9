import type { PostRow } from '#/api/posts.ts';
import { readPart, type SnapshotPart } from '#/api/snapshot.ts';
import { englishPath, LANGUAGES, type LanguageCode } from '#/content/languages.ts';
import { postPath } from '#/words/pagePaths.ts';

type Posts = Map<string, PostRow>;

/** Posts by the paths of their pages. */
const readPosts = (): Posts =>
  new Map(readPart<SnapshotPart<PostRow>>('blog').rows.map((row) => [postPath(row.slug), row]));

interface Link {
  lang: string;
  url: string;
}

/** The address of a page in every language, and the one for visitors of any other language (`x-default`). */
function alternatesOf(url: URL, languages: readonly LanguageCode[]): Link[] {
  const addressIn = (code: LanguageCode) => new URL(LANGUAGES[code].path + url.pathname, url).href;
  return [
    ...languages.map((code) => ({ lang: code, url: addressIn(code) })),
    { lang: 'x-default', url: url.href },
  ];
}

/**
 * Makes a function that adds to a sitemap entry the page's other languages and, for a post, when it last
 * changed, if the API says so. It leaves out posts that could not be fetched.
 */
export function createSitemapEntries(languages: readonly LanguageCode[]) {
  // Read with the first page, because editors load the settings without a snapshot.
  let posts: Posts | undefined;
  return <Entry extends { url: string }>(
    entry: Entry,
  ): (Entry & { lastmod?: string; links?: Link[] }) | undefined => {
    posts ??= readPosts();
    const url = new URL(entry.url);
    url.pathname = englishPath(url.pathname);
    const post = posts.get(url.pathname);
    if (post?.problem !== undefined) return undefined;
    const lastmod = post?.updatedAt ?? post?.createdAt;
    return {
      ...entry,
      ...(lastmod !== undefined && { lastmod }),
      ...(languages.length > 1 && { links: alternatesOf(url, languages) }),
    };
  };
}
