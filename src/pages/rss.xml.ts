import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { loadPosts } from '~/api/posts';
import { business } from '~/config';
import { latestPosts } from '~/lib/latestPosts';
import { postPath } from '~/paths';

const MAX_ITEMS = 100;

/** The feed of posts, newest first. */
export const GET = ({ site }: APIContext) =>
  rss({
    title: `${business.name} blog`,
    description: business.tagline,
    site: site ?? '/',
    customData: '<language>en-in</language>',
    items: latestPosts(loadPosts().items, MAX_ITEMS).map((post) => ({
      title: post.title,
      link: postPath(post.slug),
      ...(post.metaDescription && { description: post.metaDescription }),
      ...(post.createdAt && { pubDate: new Date(post.createdAt) }),
      categories: post.tags,
    })),
  });
