import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { loadPosts } from '#/api/posts.ts';
import { business } from '#/config.ts';
import { language } from '#/copy/language.ts';
import { link as blog } from '#/copy/pages/blog.ts';
import { postPath } from '#/words/pagePaths.ts';
import { feedTitle } from '#/copy/shared.ts';

const MAX_ITEMS = 100;
const FEED = '/rss.xml';

/**
 * The feed of posts, newest first. Its build date is the date of the newest post, because no output
 * depends on the clock.
 */
export const GET = ({ site, url }: APIContext) => {
  const posts = loadPosts()
    .items.filter(({ problem }) => problem === undefined)
    .slice(0, MAX_ITEMS);
  const newest = posts.find(({ createdAt }) => createdAt !== undefined)?.createdAt;
  const base = site ?? url;
  return rss({
    title: feedTitle(),
    description: business.tagline,
    site: new URL(blog.href, base),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      `<language>${language.tag}</language>`,
      newest === undefined
        ? ''
        : `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`,
      `<atom:link href="${new URL(FEED, base).href}" rel="self" type="application/rss+xml" />`,
    ].join(''),
    items: posts.map((post) => ({
      title: post.title,
      link: postPath(post.slug),
      ...(post.metaDescription && { description: post.metaDescription }),
      ...(post.createdAt && { pubDate: new Date(post.createdAt) }),
      categories: post.tags,
    })),
  });
};
