import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { loadLatestPosts } from '#/api/posts.ts';
import { businessIn } from '#/business/business.ts';
import { defaultLanguage } from '#/messages/languages.ts';
import { hasPage, pagePath, postPath } from '#/business/pages.ts';
import { messagesIn } from '#/messages/messages.ts';

const MAX_ITEMS = 100;
const LOCALE = defaultLanguage.code;

/** One address; none if the business has no blog. */
export const getStaticPaths = () => (hasPage(LOCALE, 'blog') ? [{ params: { feed: 'rss' } }] : []);

/** Escapes a text, because feed readers parse a description as HTML; XML is escaped later. */
const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The feed of posts, newest first. Its build date is the date of the newest post, because no output may
 * depend on the clock.
 */
export const GET = ({ site, url }: APIContext) => {
  const posts = loadLatestPosts(LOCALE)
    .items.filter(({ problem }) => problem === undefined)
    .slice(0, MAX_ITEMS);
  const newest = posts.find(({ createdAt }) => createdAt !== undefined)?.createdAt;
  const base = site ?? url;
  const { format, shared } = messagesIn(LOCALE);
  const { name, tagline } = businessIn(LOCALE);
  return rss({
    title: format(shared.feedTitle, { name }),
    description: asHtml(tagline),
    site: new URL(pagePath(LOCALE, 'blog'), base),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      `<language>${defaultLanguage.tag}</language>`,
      newest === undefined
        ? ''
        : `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`,
      `<atom:link href="${new URL('/rss.xml', base).href}" rel="self" type="application/rss+xml" />`,
    ].join(''),
    items: posts.map((post) => ({
      title: post.title,
      link: postPath(LOCALE, post.slug),
      ...(post.metaDescription && { description: asHtml(post.metaDescription) }),
      ...(post.createdAt && { pubDate: new Date(post.createdAt) }),
      categories: post.tags,
    })),
  });
};
